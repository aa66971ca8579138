/** `node tests/sessions/main.ts [seed] [count]` runs sessions and prints each that broke a rule. */

import { launchWithBackForwardCache } from '../support/back-forward-cache.ts';
import { recordProblems } from '../support/page-problems.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { startSite } from '../support/server.ts';
import { faultsAfter } from './faults.ts';
import { markLeaving } from './snapshot.ts';
import type { Step } from './step.ts';
import { PLANS } from './steps.ts';
import { Visitor } from './visitor.ts';

/** A session has half as many steps on average. */
const MAX_STEPS = 32;
const MAX_NUMBER = 9_973;

/** The session causes these messages itself by refused requests and missing pages. */
const EXPECTED_PROBLEMS = /Failed to load resource|404: page not found/;

/** Takes a step and returns it with what the visitor did. */
async function takeFirstPossible(plan: readonly Step[], visitor: Visitor, number: number) {
  for (const step of plan) {
    const detail = await step.act(visitor, number);
    if (detail !== undefined) return { step, done: `${step.name} ${detail}`.trim() };
  }
  return undefined;
}

/** Runs a session of one visitor, up to its first fault. */
async function runSession(seed: number) {
  const random = seededRandom(seed);
  problems.length = 0;
  const below = (limit: number) => Math.floor(random() * limit);
  const visitor = await Visitor.open(context, site.url);
  const story: string[] = [];
  const fromCache = new Set<number>();
  let fault: string | undefined;
  try {
    for (let left = below(MAX_STEPS) + 1; left > 0 && !fault; left -= 1) {
      const taken = await takeFirstPossible(
        PLANS[below(PLANS.length)] ?? [],
        visitor,
        below(MAX_NUMBER),
      );
      if (!taken) continue;
      story.push(taken.done);
      const now = await visitor.takeSnapshot();
      if (now.isFromCache) fromCache.add(now.document);
      const unexpected = problems.splice(0).filter((text) => !EXPECTED_PROBLEMS.test(text));
      const faults = [...faultsAfter(taken.step, visitor, now), ...unexpected];
      if (faults.length) fault = `after "${taken.done}" on ${now.path}: ${faults.join('; ')}`;
      visitor.before = now;
    }
  } catch (error) {
    fault = String(error);
  }
  await visitor.page.close();
  return { fault, story, fromCache: fromCache.size };
}

/** Consecutive sessions share a profile, so downloaded files stay cached. */
async function sessionContext(url: string) {
  // A smooth scroll takes 200 ms, and a Tab during it leaves the focus out of sight in any page.
  const browser = await launchWithBackForwardCache('--disable-smooth-scrolling');
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    viewport: { width: 1280, height: 720 },
  });
  await context.addInitScript(markLeaving);
  await context.addInitScript(() => {
    // The same popup appears in each run of a seed.
    Math.random = () => 0.3;
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.fromCache = '';
    });
  });
  return { browser, context, problems: await recordProblems(context) };
}

const SEED_LIMIT = 1_000_000;
const [seed = Math.floor(Math.random() * SEED_LIMIT), count = 300] = process.argv
  .slice(2)
  .map(Number);
const site = await startSite();
const { browser, context, problems } = await sessionContext(site.url);
let [failed, done, fromCache] = [0, 0, 0];
console.log(`${count} sessions from seed ${seed}`);
for (let at = seed; at < seed + count; at++) {
  const result = await runSession(at);
  const story = result.story.join('; ');
  done += result.story.length;
  fromCache += result.fromCache;
  if (count === 1) console.log(story);
  if (!result.fault) continue;
  failed += 1;
  console.log(
    `FAILS  seed ${at} (npm run prove -- sessions ${at} 1)\n  ${result.fault}\n  ${story}`,
  );
}
await browser.close();
await site.stop();
console.log(
  `${count - failed} of ${count} sessions found no fault in ${done} steps; ${fromCache} pages were restored from the back/forward cache`,
);
process.exitCode = failed > 0 || (fromCache === 0 && count > 1) ? 1 : 0;
