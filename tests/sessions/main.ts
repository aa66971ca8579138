/** `node tests/sessions/main.ts [seed] [count]` runs sessions and prints each that broke a rule. */
import { startSite } from '../support/server.ts';
import { launchForSessions, sessionContext } from './browser.ts';
import { runSession } from './run-session.ts';

const MOST_SEEDS = 1_000_000;
// `count` is the number of sessions; with 1, a failing session is shortened.
const [seed = Math.floor(Math.random() * MOST_SEEDS), count = 300] = process.argv
  .slice(2)
  .map(Number);
const site = await startSite();
const browser = await launchForSessions();
const context = await sessionContext(browser, site.url);
let [failed, done, fromCache] = [0, 0, 0];
console.log(`${count} sessions from seed ${seed}`);
for (let at = seed; at < seed + count; at++) {
  const result = await runSession(context, site.url, at, count === 1);
  done += result.story.length;
  fromCache += result.fromCache;
  if (count === 1) console.log(result.story.join('; '));
  if (!result.fault) continue;
  failed += 1;
  console.log(
    `FAILS  seed ${at} (npm run prove -- sessions ${at} 1)\n  ${result.fault}\n  ${result.story.join('; ')}`,
  );
}
await browser.close();
await site.stop();
console.log(
  `${count - failed} of ${count} sessions kept every promise in ${done} steps; ${fromCache} pages came out of the page cache`,
);
process.exitCode = failed > 0 || (fromCache === 0 && count > 1) ? 1 : 0;
