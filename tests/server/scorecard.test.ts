import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SCORECARD_BODY_MAX } from '../../server/functions/gmb-scorecard.ts';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { freshApp } from './support/app.ts';
import { STORAGE_KINDS, type StorageKind } from './support/storage.ts';

const PATH = '/functions/v1/submit-gmb-scorecard';
const BODY = {
  businessName: 'Nuñez & Co <b>',
  email: 'ada@firm.example',
  gmbUrl: 'https://g.page/r/nunez',
  overallScore: 71,
  profileCompleteness: 95,
  photoCount: 12,
  reviewCount: 8,
  hasWebsite: true,
  hasHours: true,
  hasDescription: false,
  hasPosts: false,
};
const SUBMISSION = { submissionId: 'abcd-1234', source: 'gmb-scorecard', page: '/tools/gmb-scorecard' };
const PERCENT = 'Expected a whole number from 0 to 100';
const COUNT = 'Expected a whole number from 0 to 1000000';
const YES_OR_NO = 'Expected true or false';
const SUCCESS = { message: 'Your GMB scorecard is ready.' };

let site: Awaited<ReturnType<typeof freshApp>>;
const start = async (kind: StorageKind = 'sqlite', env: Record<string, string> = {}) => {
  site = await freshApp(kind, env);
};
afterEach(() => site.storage.close());

function post(body: unknown, headers: Record<string, string> = {}, from = '203.0.113.5') {
  return site.app.request(
    PATH,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: from } } },
  );
}
async function mailWritten() {
  const row = await site.storage.database.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
  return JSON.parse(row.payload) as { subject: string; text: string; html: string; replyTo: unknown };
}

describe.each(STORAGE_KINDS)('a scorecard on %s', (kind) => {
  beforeEach(() => start(kind));

  test('is stored as a lead with every field, answered, and its mail is due', async () => {
    const response = await post({ ...BODY, ...SUBMISSION });
    expect([response.status, await response.json()]).toEqual([200, SUCCESS]);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({
      kind: 'gmb-scorecard',
      name: null,
      email: 'ada@firm.example',
      firm: 'Nuñez & Co <b>',
      source: 'gmb-scorecard',
      page: '/tools/gmb-scorecard',
    });
    expect(lead?.data).toEqual(BODY);
    expect(lead?.mail.status).toBe('waiting');
    expect(site.woken()).toBe(1);
  });

  test('an overall score that does not fit its parts is worked out again, and costs no lead', async () => {
    expect((await post({ ...BODY, ...SUBMISSION, overallScore: 3 })).status).toBe(200);
    const [lead] = await site.leads();
    expect(lead?.data).toEqual(BODY);
    expect((await mailWritten()).subject).toContain('simulated score 71');
  });

  test('the same id ten times at once is one lead', async () => {
    const sent = Array.from({ length: 10 }, () => post({ ...BODY, ...SUBMISSION }));
    for (const response of await Promise.all(sent)) expect(await response.json()).toEqual(SUCCESS);
    expect(await site.leads()).toHaveLength(1);
  });

  test('a database that fails is answered with 500', async () => {
    await sql`drop table outbox`.execute(site.storage.database);
    const response = await post(BODY);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'Your request could not be saved. Please try again or call us directly at (813) 555-0142.',
    });
    expect(await site.storage.database.selectFrom('leads').selectAll().execute()).toEqual([]);
  });
});

test('the mail names every figure, says that they are simulated, and answers go to the visitor', async () => {
  await start();
  await post({ ...BODY, ...SUBMISSION });
  const { subject, text, html, replyTo } = await mailWritten();
  expect(subject).toBe('GMB scorecard: Nuñez & Co <b>, simulated score 71');
  expect(text.split('\n').slice(2, 14)).toEqual([
    'Business Name: Nuñez & Co <b>',
    'Email Address: ada@firm.example',
    'Google Business Profile URL: https://g.page/r/nunez',
    'About the figures: Sample analysis: these figures are simulated and were not read from Google.',
    'Overall score: 71 of 100',
    'Completeness: 95%',
    'Photos: 12',
    'Reviews: 8',
    'Website: Yes',
    'Hours: Yes',
    'Description: No',
    'Posts: No',
  ]);
  expect(text).toContain('Opened from: gmb-scorecard');
  expect(html).toContain('Nuñez &amp; Co &lt;b&gt;');
  expect(html).not.toContain('Co <b>');
  expect(replyTo).toEqual({ name: '', address: 'ada@firm.example' });
});

test('without a profile URL it is null and the mail has no line for it', async () => {
  await start();
  for (const gmbUrl of [null, '', undefined]) expect((await post({ ...BODY, gmbUrl })).status).toBe(200);
  const leads = await site.leads();
  expect(leads.map(({ data }) => data.gmbUrl)).toEqual([null, null, null]);
  expect((await mailWritten()).text).not.toContain('Profile URL');
});

test('of a profile that was read only the place is kept, and the mail leads to it', async () => {
  await start();
  const { businessName, email, gmbUrl } = BODY;
  const read = { businessName, email, gmbUrl, placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' };
  expect((await post({ ...read, reviewCount: 569, ...SUBMISSION })).status).toBe(200);
  expect((await site.leads())[0]?.data).toEqual(read);
  const { subject, text } = await mailWritten();
  expect(subject).toBe('GMB scorecard: Nuñez & Co <b>, read from Google Maps');
  expect(text).toContain('https://www.google.com/maps/place/?q=place_id%3AChIJN1t_tDeuEmsRUsoyG83frY4');
  expect(text).not.toMatch(/simulated|569|Reviews/);
});

test('a place that is none costs the lead its figures only where there are none', async () => {
  await start();
  const { businessName, email, gmbUrl } = BODY;
  expect((await post({ ...BODY, placeId: '../../etc' })).status).toBe(200);
  expect((await site.leads())[0]?.data).toEqual(BODY);
  expect((await post({ businessName, email, gmbUrl, placeId: '"><script>' })).status).toBe(400);
});

describe('read-business-profile', () => {
  const READ = '/functions/v1/read-business-profile';
  const ask = (body: unknown) => site.postTo(READ, body);

  test('without a key it says that nothing can be read, and keeps nothing', async () => {
    await start();
    const response = await ask({ businessName: 'Nunez' });
    expect([response.status, await response.json()]).toEqual([200, { unread: 'unavailable' }]);
    expect(await site.leads()).toEqual([]);
  });

  test('takes a name only, of the form’s length', async () => {
    await start();
    for (const businessName of ['N', 'x'.repeat(101), 7, undefined])
      expect((await ask({ businessName })).status).toBe(400);
    expect((await ask({ businessName: 'x'.repeat(5000) })).status).toBe(413);
  });
});

describe('refusals', () => {
  test.each([
    ['businessName', 'W', 'Business name is required'],
    ['businessName', 'x'.repeat(101), 'Business name must be at most 100 characters'],
    ['email', 'ada@firm', 'Invalid email address'],
    ['gmbUrl', 'not a page', 'Please enter a valid URL'],
    ['gmbUrl', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['overallScore', 101, PERCENT],
    ['profileCompleteness', '95', PERCENT],
    ['photoCount', -1, COUNT],
    ['reviewCount', undefined, COUNT],
    ['hasWebsite', 'true', YES_OR_NO],
    ['hasPosts', undefined, YES_OR_NO],
  ])('a wrong %s is named and nothing is stored', async (field, value, message) => {
    await start();
    const response = await post({ ...BODY, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please correct the marked fields and send the form again.',
      fields: { [field]: message },
    });
    expect(await site.leads()).toEqual([]);
  });

  test('a plain form, another origin, a huge body, broken JSON, another method', async () => {
    await start();
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('businessName=Nunez', plain)).status).toBe(415);
    expect((await post(BODY, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('x'.repeat(SCORECARD_BODY_MAX + 1))).status).toBe(413);
    expect((await post('{"businessName":')).status).toBe(400);
    expect((await site.app.request(PATH)).status).toBe(405);
    expect(await site.leads()).toEqual([]);
  });

  test('too many from one address: 429 with Retry-After; another address still passes', async () => {
    await start('sqlite', { RATE_LIMIT_SCALE: '1' });
    const { points, seconds } = RATE_LIMITS.requests;
    for (let index = 0; index < points; index += 1)
      expect((await post({ ...BODY, photoCount: index })).status).toBe(200);
    const refused = await post(BODY);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 60);
    expect((await post(BODY, {}, '198.51.100.9')).status).toBe(200);
  });

  test('the same result from everywhere: 429, and the first submission still gets its answer', async () => {
    await start('sqlite', { RATE_LIMIT_SCALE: '1' });
    const { points } = RATE_LIMITS['same-words'];
    for (let index = 0; index < points; index += 1)
      expect(
        (await post({ ...BODY, submissionId: `number-${index}` }, {}, `203.0.113.${index}`)).status,
      ).toBe(200);
    expect((await post(BODY, {}, '203.0.113.200')).status).toBe(429);
    expect((await post({ ...BODY, submissionId: 'number-0' }, {}, '203.0.113.201')).status).toBe(200);
    expect(await site.leads()).toHaveLength(points);
  });
});
