import { expect, test } from 'vitest';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/places.ts';
import { INTAKE_LIMITS, type IntakeScript } from '../../src/features/intake/schema.ts';
import { offers } from '../support/content-in-use.ts';
import { INTAKE_CONFIG } from '../support/intake-script.ts';
import { CONTACT_PATH, freshApp } from './support/app.ts';

/** What the largest lead takes in the database, its mail included, in bytes; it was 808 KB. */
const LEAD_BYTES_MAX = 256 * 1024;
const SUBMIT = functionAddress('', INTAKE_FUNCTIONS.submit);
const REFINE = functionAddress('', INTAKE_FUNCTIONS.refine);

let site: Awaited<ReturnType<typeof freshApp>>;

async function storedBytes() {
  const { database } = site.storage;
  const rows = [
    ...(await database.selectFrom('leads').selectAll().execute()),
    ...(await database.selectFrom('outbox').selectAll().execute()),
  ];
  const texts = rows.flatMap((row) => Object.values(row).map((value) => String(value ?? '')));
  return Buffer.byteLength(texts.join(''));
}

/** How long a script is as it travels. */
const lengthOf = (script: IntakeScript) => JSON.stringify(script).length;

/** A script as long as one may be, of the sign that takes most room where it is kept. */
function longestScript(sign: string, extra = 0) {
  const questions = (length: number) =>
    Array.from({ length: 4 }, () => sign.repeat(length / sign.length));
  const script = {
    opening: 'x',
    qualification: [{ section: 'x', questions: questions(sign === '"' ? 1_560 : 4_000) }],
    closing: 'x',
  };
  const section = { section: 'x', questions: questions(900) };
  script.qualification.push(section);
  const rest = INTAKE_LIMITS.fullTextMax - lengthOf(script) + extra;
  script.closing += 'x'.repeat(rest);
  return script;
}
const leadOf = (script: ReturnType<typeof longestScript>) => ({
  ...INTAKE_CONFIG,
  scriptContent: script,
  fullScriptText: JSON.stringify(script).slice(0, INTAKE_LIMITS.fullTextMax),
});

const hasBuilder = offers('ai-intake-builder');
test.runIf(hasBuilder).each(['x', '"', '&', 'é'])(
  'the longest script of %s is taken, and fits',
  async (sign) => {
    site = await freshApp('sqlite');
    const script = longestScript(sign);
    expect(lengthOf(script)).toBe(INTAKE_LIMITS.fullTextMax);
    expect((await site.postTo(SUBMIT, leadOf(script))).status).toBe(200);
    expect(await storedBytes()).toBeLessThan(LEAD_BYTES_MAX);
    const refined = await site.postTo(REFINE, {
      currentScript: script,
      config: INTAKE_CONFIG,
      refinementRequest: 'shorter',
    });
    expect(refined.status).toBe(200);
  },
);

test('the longest contact request of signs of three bytes fits, as JSON and as a plain form', async () => {
  site = await freshApp('sqlite');
  const sign = '語';
  const values = {
    name: sign.repeat(FIELD_LIMITS.nameMax),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    phone: '8'.repeat(FIELD_LIMITS.phoneMax),
    firmName: sign.repeat(FIELD_LIMITS.firmNameMax),
    message: sign.repeat(FIELD_LIMITS.messageMax),
    subject: sign.repeat(400),
  };
  expect((await site.postTo(CONTACT_PATH, { ...values, submissionId: 'abcd-1234' })).status).toBe(
    200,
  );
  expect((await site.postForm(values)).status).toBe(303);
  expect(await site.leads()).toHaveLength(2);
  expect((await storedBytes()) / 2).toBeLessThan(LEAD_BYTES_MAX / 10);
});
