/** `node tests/sessions/main.ts [seed] [count]`: sessions one after the other; prints each that broke a promise. */
import { launchWithPageCache } from '../support/page-cache.ts';
import { startSite } from '../support/server.ts';
import { runSession } from './run-session.ts';

const MOST_SEEDS = 1_000_000;
// A count is the number of sessions, 1 shortens a failing one.
const [seed = Math.floor(Math.random() * MOST_SEEDS), count = 300] = process.argv.slice(2).map(Number);
const site = await startSite();
const browser = await launchWithPageCache();
let [failed, fromCache] = [0, 0];
console.log(`${count} sessions from seed ${seed}`);
for (let at = seed; at < seed + count; at++) {
  const result = await runSession(browser, site.url, at, count === 1);
  fromCache += result.fromCache;
  if (count === 1) console.log(result.steps);
  if (!result.fault) continue;
  failed += 1;
  console.log(`FAILS  seed ${at} (npm run prove -- sessions ${at} 1)\n  ${result.fault}\n  ${result.steps}`);
}
await browser.close();
await site.stop();
console.log(
  `${count - failed} of ${count} sessions kept every promise; ${fromCache} pages came out of the page cache`,
);
process.exitCode = failed > 0 || (fromCache === 0 && count > 1) ? 1 : 0;
