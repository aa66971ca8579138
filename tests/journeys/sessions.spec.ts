import { launchForSessions, sessionContext } from '../sessions/browser.ts';
import { runSession, type SessionResult } from '../sessions/run-session.ts';
import { expect, test } from '../support/site-fixture.ts';

/** The same sessions each time; `npm run prove -- sessions` runs others. */
const SEED = 1100;
const SESSIONS = 15;
/** So many visitors at a time: one waits while another is answered. */
const VISITORS = 2;
/** A session takes 2 to 3 s on a quiet machine. */
const SESSIONS_MS = 300_000;

// A seed tells all that a trace would, and a trace takes a picture of the page at each step.
test.use({ trace: 'off' });

test('visitors who do not know what we meant: nothing jumps, sticks, lies or stops', async ({
  site,
}) => {
  test.setTimeout(SESSIONS_MS);
  const browser = await launchForSessions();
  const seeds = Array.from({ length: SESSIONS }, (_, nth) => SEED + nth);
  const results: SessionResult[] = [];
  const visit = async () => {
    const context = await sessionContext(browser, site.url);
    for (let seed = seeds.shift(); seed; seed = seeds.shift())
      results.push(await runSession(context, site.url, seed));
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await browser.close();
  const faults = results.filter(({ fault }) => fault);
  expect(faults, 'npm run prove -- sessions <seed> 1 shortens one').toEqual([]);
  expect(
    results.some(({ fromCache }) => fromCache > 0),
    'pages out of the page cache',
  ).toBe(true);
});
