import { beforeEach, expect, test, vi } from 'vitest';
import { ANALYSIS_DELAY_MS, profileAnalysis, READ_TIMEOUT_MS, simulatedFacts } from './analysis.ts';
import { READING } from './reading.fixture.ts';

const FORM = { businessName: 'Nunez', email: 'ada@firm.example', gmbUrl: null };
const BACKEND = { address: '', key: 'public-anon-key' };
let bodies: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  bodies = [];
});

function stubAnswer(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return answer();
  });
}
const json = (body: unknown, status = 200) => {
  return async () => Response.json(body, { status });
};
const reading = (change: object) => json({ reading: { ...READING, ...change } });
async function analyze(ms = ANALYSIS_DELAY_MS) {
  const done = vi.fn();
  void profileAnalysis(BACKEND, () => 0)(FORM).then(done);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  return done.mock.calls[0]?.[0];
}

test.each([
  ['lowest', 0, [40, 0, 0, true, true, true, true]],
  ['highest', 1 - Number.EPSILON, [100, 40, 100, false, false, false, false]],
] as const)('the %s random value gives %3$j', (_, chance, facts) =>
  expect(Object.values(simulatedFacts(() => chance))).toEqual(facts),
);

test('a profile is returned unchanged, and only the name is sent', async () => {
  stubAnswer(json({ reading: READING }));
  expect(await analyze()).toEqual({ facts: READING.found, reading: READING });
  expect(bodies).toEqual([{ businessName: 'Nunez' }]);
});

test.each([
  ['no profile of that name', json({ unread: 'none' }), 'none'],
  ['several profiles', json({ unread: 'several' }), 'several'],
  ['an error', json({ error: 'no' }, 500), 'unavailable'],
  ['no network', () => Promise.reject(new TypeError('network')), 'unavailable'],
  ['an unknown reason', json({ unread: 'maybe' }), 'unavailable'],
  ['another shape', reading({ found: { photoCount: 'many' } }), 'unavailable'],
  ['a link elsewhere', reading({ mapsUrl: 'https://evil.example/google.com' }), 'unavailable'],
])('after %s the figures are simulated, with the reason', async (_, answer, unread) => {
  stubAnswer(answer);
  expect(await analyze()).toEqual({
    facts: expect.objectContaining({ profileCompleteness: 40 }),
    unread,
  });
});

test('a backend that does not answer delays the analysis by eight seconds at most', async () => {
  stubAnswer(() => new Promise(() => undefined));
  expect(await analyze(READ_TIMEOUT_MS)).toMatchObject({ unread: 'unavailable' });
});
