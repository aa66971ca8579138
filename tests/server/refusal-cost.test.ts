import { beforeEach, expect, test, vi } from 'vitest';
import { RATE_LIMITS } from '../../server/http/rate-limits.ts';
import { CONTACT_PATH, freshApp, VISITOR } from './support/app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TIMES = 60;

let site: Awaited<ReturnType<typeof freshApp>>;
beforeEach(async () => {
  site = await freshApp('sqlite', { RATE_LIMIT_SCALE: '3' });
});

/** The middle one of several times in ms, of a post whose answer is read whole. */
async function costOf(status: number, body: (index: number) => string, headers: Record<string, string>) {
  const times: number[] = [];
  for (let index = 0; index < TIMES; index += 1) {
    const began = performance.now();
    const answer = await site.postTo(CONTACT_PATH, body(index), headers);
    await answer.text();
    times.push(performance.now() - began);
    expect(answer.status).toBe(status);
  }
  return times.toSorted((one, other) => one - other)[TIMES / 2] ?? 0;
}
const formOf = (changes: Record<string, string>) =>
  new URLSearchParams({ ...VISITOR, ...changes }).toString();

test('of a program that sends too much not a byte is read', async () => {
  const points = 3 * RATE_LIMITS.requests.points;
  for (let index = 0; index < points; index += 1) await site.post({ ...VISITOR, message: `${index}` });
  const body = vi.fn();
  const request = new Request(`http://localhost${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({ pull: body }, { highWaterMark: 0 }),
    duplex: 'half',
  } as RequestInit);
  const answer = await site.app.fetch(request, { incoming: { socket: { remoteAddress: '203.0.113.5' } } });
  expect(answer.status).toBe(429);
  expect(body).not.toHaveBeenCalled();
});

test('refusing a plain form costs less than taking it: too many, from another site, or wrong', async () => {
  expect(3 * RATE_LIMITS.requests.points).toBe(TIMES);
  const taken = await costOf(303, (index) => formOf({ message: `${index}` }), FORM);
  const tooMany = await costOf(429, () => formOf({}), FORM);
  const foreign = await costOf(403, () => formOf({}), { ...FORM, origin: 'https://evil.example' });
  site = await freshApp('sqlite');
  const wrong = await costOf(400, () => formOf({ email: 'x' }), FORM);
  for (const refused of [tooMany, foreign, wrong]) expect(refused).toBeLessThan(taken);
});
