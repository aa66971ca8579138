import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { CONTACT_PATH, freshApp } from './support/app.ts';

/** The largest lead took 808 KB in the database with its mail, in bytes. */
const LEAD_BYTES_MAX = 256 * 1024;

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

test('the longest contact request in characters of three bytes fits, as JSON and as a plain form', async () => {
  site = await freshApp('sqlite');
  const character = '語';
  const values = {
    name: character.repeat(FIELD_LIMITS.nameMax),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    phone: '8'.repeat(FIELD_LIMITS.phoneMax),
    firmName: character.repeat(FIELD_LIMITS.firmNameMax),
    message: character.repeat(FIELD_LIMITS.messageMax),
    subject: character.repeat(400),
  };
  expect((await site.postTo(CONTACT_PATH, { ...values, submissionId: 'abcd-1234' })).status).toBe(
    200,
  );
  expect((await site.postForm(values)).status).toBe(303);
  expect(await site.leads()).toHaveLength(2);
  expect((await storedBytes()) / 2).toBeLessThan(LEAD_BYTES_MAX / 10);
});
