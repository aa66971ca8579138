import { launchForSessions, sessionContext } from '../sessions/browser.ts';
import { runSession } from '../sessions/run-session.ts';
import { expect, test } from '../support/site-fixture.ts';

/** The same sessions each time; `npm run prove -- sessions` runs others. */
const SEED = 1100;
const SESSIONS = 15;
/** A session takes 2 to 3 s on a quiet machine. */
const SESSIONS_MS = 300_000;

test('visitors who do not know what we meant: nothing jumps, sticks, lies or stops', async ({ site }) => {
  test.setTimeout(SESSIONS_MS);
  const browser = await launchForSessions();
  const context = await sessionContext(browser, site.url);
  let fromCache = 0;
  for (let seed = SEED; seed < SEED + SESSIONS; seed++) {
    const result = await runSession(context, site.url, seed);
    fromCache += result.fromCache;
    expect(result.fault, `npm run prove -- sessions ${seed} 1: ${result.story.join('; ')}`).toBeUndefined();
  }
  expect(fromCache, 'pages out of the page cache').toBeGreaterThan(0);
  await browser.close();
});
