import { expect, test } from 'vitest';
import { MAX_SCORECARD_BYTES } from '../../server/functions/gmb-scorecard.ts';
import {
  MAX_GENERATE_BYTES,
  MAX_REFINE_BYTES,
  MAX_SUBMIT_INTAKE_BYTES,
} from '../../server/functions/intake-builder.ts';
import { MAX_CONTACT_BYTES } from '../../server/functions/send-contact-email.ts';
import { MAX_REPORT_DOWNLOAD_BYTES } from '../../server/functions/submit-report-download.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { BOOKING_FUNCTIONS } from '../../src/features/booking/paths.ts';
import {
  CONTACT_FUNCTION,
  functionAddress,
  REPORT_FUNCTION,
  SCORECARD_FUNCTION,
} from '../../src/features/forms/backend-address.ts';
import { FIELD_MESSAGES } from '../../src/features/forms/field-rules.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { INTAKE_LIMITS, INTAKE_MESSAGES } from '../../src/features/intake/schema.ts';
import { READ_PAGE_FUNCTION } from '../../src/features/page-reader/reading.ts';
import { READ_PROFILE_FUNCTION } from '../../src/features/scorecard/requests.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { FORM_TYPE, freshApp, VISITOR } from './support/app.ts';
import { INTAKE_BODIES, REPORT_BODY, SCORECARD_BODY } from './support/bodies.ts';

type FunctionCase = {
  body: (count: number) => object;
  invalid?: [object, Record<string, string>];
  maxBodyBytes: number;
  /** The limit that the tests of this function reach first. */
  limit?: keyof typeof RATE_LIMITS;
  acceptsForms?: true;
};
const KB = 1024;
const { generate, refine, submit } = INTAKE_BODIES;
const INTAKE: Record<string, FunctionCase> = {
  [INTAKE_FUNCTIONS.generate]: {
    body: () => generate,
    invalid: [{ config: { ...generate.config, tone: 3 } }, { tone: INTAKE_MESSAGES.tone }],
    maxBodyBytes: MAX_GENERATE_BYTES,
    limit: 'scripts-day',
  },
  [INTAKE_FUNCTIONS.refine]: {
    body: () => refine,
    invalid: [
      { ...refine, refinementRequest: ' ' },
      { refinementRequest: INTAKE_MESSAGES.refinementRequired },
    ],
    maxBodyBytes: MAX_REFINE_BYTES,
    limit: 'scripts-day',
  },
  [INTAKE_FUNCTIONS.submit]: {
    body: (count) => ({ ...submit, firmName: `Firm ${count}` }),
    invalid: [
      { ...submit, scriptContent: 'x', fullScriptText: 'x'.repeat(INTAKE_LIMITS.fullTextMax + 1) },
      { scriptContent: INTAKE_MESSAGES.script, fullScriptText: INTAKE_MESSAGES.scriptLong },
    ],
    maxBodyBytes: MAX_SUBMIT_INTAKE_BYTES,
  },
};
const FUNCTIONS: Record<string, FunctionCase> = {
  [CONTACT_FUNCTION]: {
    body: (count) => ({ ...VISITOR, message: `${count}` }),
    invalid: [{ ...VISITOR, firmName: ' ' }, { firmName: FIELD_MESSAGES.firmRequired }],
    maxBodyBytes: MAX_CONTACT_BYTES,
    acceptsForms: true,
  },
  [REPORT_FUNCTION]: {
    body: (count) => ({ ...REPORT_BODY, name: `Ada ${count}` }),
    invalid: [{ ...REPORT_BODY, firm: 'x'.repeat(101) }, { firm: FIELD_MESSAGES.firmLong }],
    maxBodyBytes: MAX_REPORT_DOWNLOAD_BYTES,
    acceptsForms: true,
  },
  [SCORECARD_FUNCTION]: {
    body: (count) => ({ ...SCORECARD_BODY, photoCount: count }),
    invalid: [
      { ...SCORECARD_BODY, photoCount: -1, hasPosts: 'true' },
      {
        photoCount: 'Expected a whole number from 0 to 1000000',
        hasPosts: 'Expected true or false',
      },
    ],
    maxBodyBytes: MAX_SCORECARD_BYTES,
  },
  [READ_PROFILE_FUNCTION]: {
    body: () => ({ businessName: 'Nunez' }),
    invalid: [{ businessName: 'N' }, { businessName: 'Business name is required' }],
    maxBodyBytes: 4 * KB,
  },
  [READ_PAGE_FUNCTION]: { body: () => ({ html: '<h1>Cole</h1>' }), maxBodyBytes: 3 * KB * KB },
  [BOOKING_FUNCTIONS.book]: {
    body: () => ({ booking: 'x' }),
    maxBodyBytes: 4 * KB,
    acceptsForms: true,
  },
  ...(hasFeature('ai-intake-builder') && INTAKE),
};
const FUNCTION_CASES = Object.entries(FUNCTIONS);

const startFunction = async (name: string, env: Record<string, string> = {}) => {
  const site = await freshApp(env);
  const path = functionAddress('', name);
  const call = (body: unknown, headers = {}, from?: string) =>
    site.postTo(path, body, headers, from);
  return { site, path, call };
};

test.each(FUNCTION_CASES)(
  '%s accepts its fields only as a POST from our own pages, and names errors',
  async (name, functionCase) => {
    const { site, path, call } = await startFunction(name);
    const { body, invalid, acceptsForms } = functionCase;
    expect((await call('a=b', FORM_TYPE)).status === 415).toBe(!acceptsForms);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', ''])
      expect((await call(body(1), { 'content-type': type })).status).toBe(415);
    expect((await call(body(1), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await call('{"name":')).status).toBe(400);
    const get = await site.app.request(path);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    if (invalid) {
      const refused = await call(invalid[0]);
      const error = 'Please correct the marked fields and send the form again.';
      expect([refused.status, await refused.json()]).toEqual([400, { error, fields: invalid[1] }]);
    }
    expect([await site.leads(), site.woken()]).toEqual([[], 0]);
    const accepted = await call(body(1));
    expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'no-store']);
  },
);

test.each(FUNCTION_CASES)(
  '%s accepts a body of its limit, and not one byte more',
  async (name, { body, maxBodyBytes }) => {
    const { call } = await startFunction(name);
    const bodyText = JSON.stringify(body(1));
    const filled = bodyText + ' '.repeat(maxBodyBytes - Buffer.byteLength(bodyText));
    expect((await call(filled)).status).toBe(200);
    const refused = await call(`${filled} `);
    const error = expect.stringMatching(/^This request is too long\./);
    expect([refused.status, await refused.json()]).toEqual([413, { error }]);
  },
);

test.each(FUNCTION_CASES)(
  '%s limits the requests of one address, names the time of a retry, and accepts other addresses',
  async (name, functionCase) => {
    const { site, call } = await startFunction(name, { RATE_LIMIT_SCALE: '0.1' });
    const { points, seconds } = RATE_LIMITS[functionCase.limit ?? 'requests'];
    for (let count = 0; count < points / 10; count += 1)
      expect((await call(functionCase.body(count))).status).toBe(200);
    const refused = await call(functionCase.body(points));
    expect([refused.status, Object.keys(await refused.json())]).toEqual([429, ['error']]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
    expect((await call(functionCase.body(points + 1), {}, '198.51.100.7')).status).toBe(200);
    const other = name === CONTACT_FUNCTION ? REPORT_FUNCTION : CONTACT_FUNCTION;
    const answer = await site.postTo(functionAddress('', other), FUNCTIONS[other]?.body(1));
    expect(answer.status).toBe(200);
  },
);
