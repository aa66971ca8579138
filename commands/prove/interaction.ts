import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumProgram, HEADLESS_FLAGS } from './chromium-program.ts';
import { median, type Part } from './part.ts';
import { withServer } from './server-process.ts';

/** Times each tool is used from a fresh page. */
const RUNS = 9;
/** Slow-down of the processor. */
const CPU_SLOWDOWN = 4;
/** From the press to the next picture, for what is pressed again and again. */
const LATENCY_LIMIT_MS = 50;
/** The same for presses that end a stretch of work and show another view of the tool. */
const VIEW_LIMIT_MS = 100;
const NEW_VIEWS: readonly string[] = ['see results', 'generate'];
/** The browser reports nothing quicker. */
const SHORTEST_REPORT_MS = 16;
/** Longer than a slowed-down frame: by then the browser has reported what it will. */
const SETTLED_MS = 150;
const VIEWPORT = { width: 390, height: 844 };

/** A pointer rests on what it presses, and a finger takes its time: so do these. */
const REST_MS = 250;
const HELD_MS = 80;
/** Who has scrolled to something looks at it first; the browser meanwhile draws what has come to the screen. */
const LOOKED_AT_MS = 800;

/** One thing a visitor presses; steps of one name are one figure. */
type Step = { name: string; press: (tool: Locator) => Promise<void> };
type Tool = { path: string; steps: readonly Step[] };

/**
 * Presses an element as a hand does. Playwright's own click measures what lies under the pointer inside the press, and
 * lets pointer, press and release fall into one picture.
 */
async function pressOn(target: Locator) {
  // Whoever presses something sees the whole of it: at the screen's edge the browser reports no picture of the press.
  const hasScrolled = await target.evaluate((element) => {
    const before = scrollY;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY !== before;
  });
  const page = target.page();
  if (hasScrolled) await page.waitForTimeout(LOOKED_AT_MS);
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error(`What is to be pressed is not on the page: ${target}`);
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle);
  await page.waitForTimeout(REST_MS);
  await takeLatency(page);
  await page.mouse.click(...middle, { delay: HELD_MS });
}

/** Pressing a heading changes nothing: what the machine itself takes, to judge the other figures by. */
const NOTHING: Step = {
  name: 'nothing',
  press: (tool) => pressOn(tool.getByRole('heading', { level: 2 }).first()),
};
const button = (name: string, step: string): Step => ({
  name: step,
  press: (tool) => pressOn(tool.getByRole('button', { name, exact: true })),
});
const choose = (nth: number): Step => ({
  name: 'choose',
  press: (tool) => pressOn(tool.getByRole('radio').nth(nth)),
});
const field = (label: string, text: string): Step => ({
  name: 'type',
  press: (tool) => tool.getByLabel(label, { exact: true }).press(text),
});

/** What is measured, by the tool's name. */
const TOOLS: Record<string, Tool> = {
  quiz: {
    path: '/tools/ai-seo-quiz',
    steps: [
      NOTHING,
      choose(0),
      choose(2),
      button('Next', 'next'),
      choose(1),
      button('Back', 'back'),
      button('Next', 'next'),
      button('Next', 'next'),
      choose(0),
      button('Next', 'next'),
      choose(2),
      button('Next', 'next'),
      choose(1),
      button('See Results', 'see results'),
      button('Retake Quiz', 'retake'),
    ],
  },
  scorecard: {
    path: '/tools/gmb-scorecard',
    steps: [
      NOTHING,
      field('Business Name *', 'A'),
      field('Business Name *', 'B'),
      field('Email Address *', 'a'),
      ...[...'@firm.example'].map((letter) => field('Email Address *', letter)),
      button('Analyze My Profile', 'analyze'),
      // Two seconds later.
      button('Put in your own figures', 'own figures'),
      ...['Photos', 'Reviews'].flatMap((part) => [
        field(`${part}: your figure`, '6'),
        field(`${part}: your figure`, '0'),
      ]),
    ],
  },
  'cost-per-case': {
    path: '/tools/cost-per-signed-case',
    steps: [
      NOTHING,
      ...[...'12345'].map((digit) => field('Average fee collected, $', digit)),
      field('Share you will spend, %', '5'),
      button('Add a channel', 'add'),
      button('Remove Shared', 'remove'),
      button('Start with my own figures', 'begin'),
    ],
  },
  'intake-builder': {
    path: '/tools/ai-intake-builder',
    steps: [
      NOTHING,
      choose(0),
      choose(4),
      button('Next', 'next'),
      choose(0),
      button('Back', 'back'),
      button('Next', 'next'),
      button('Next', 'next'),
      choose(1),
      button('Next', 'next'),
      field('Special considerations (optional)', 'W'),
      field('Special considerations (optional)', 'e'),
      button('Next', 'next'),
      field('Law Firm Name *', 'W'),
      field('Email Address *', 'w'),
      // The address becomes one that is accepted.
      ...[...'@firm.example'].map((letter) => field('Email Address *', letter)),
      button('Generate Script', 'generate'),
      // The script is being typed out meanwhile.
      field('What should be different?', 's'),
      field('What should be different?', 'h'),
      button('Shorter', 'press a change'),
      button('Ask whether they need an interpreter', 'pick a request'),
      button('Refine', 'refine'),
      button('Undo Last Change', 'undo'),
      button('Generate Another Script', 'another'),
    ],
  },
};

/** Keeps in the page how long the browser took from each press to the next picture, in ms. */
function keepLatencies() {
  const kept: number[] = [];
  Object.assign(globalThis, { keptLatencies: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) kept.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest latency since the last call, in ms; the shortest reported one where the browser reported none. */
async function takeLatency(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate((shortest) => {
    const { keptLatencies } = globalThis as unknown as { keptLatencies: number[] };
    return Math.max(shortest, ...keptLatencies.splice(0));
  }, SHORTEST_REPORT_MS);
}

/** One use of a tool in a fresh page. Latencies are in ms, by the name of the step. */
async function measureOnce(browser: Browser, address: string, { path, steps }: Tool) {
  const latencies = new Map<string, number[]>();
  const page = await browser.newPage({ viewport: VIEWPORT, baseURL: address });
  await page.addInitScript(keepLatencies);
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await page.goto(path);
  const tool = page.locator('[data-tool-place]');
  await tool.getByRole('radio').or(tool.getByRole('textbox')).first().hover();
  await tool.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await takeLatency(page);
  for (const { name, press } of steps) {
    await press(tool);
    const latency = await takeLatency(page);
    latencies.set(name, [...(latencies.get(name) ?? []), latency]);
  }
  await page.close();
  return latencies;
}

async function measure(browser: Browser, address: string, name: string, tool: Tool): Promise<boolean> {
  const all = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run++)
    for (const [step, latencies] of await measureOnce(browser, address, tool))
      all.set(step, [...(all.get(step) ?? []), ...latencies]);
  let holds = true;
  for (const [step, latencies] of all) {
    const middle = median(latencies);
    const limit = NEW_VIEWS.includes(step) ? VIEW_LIMIT_MS : LATENCY_LIMIT_MS;
    const holdsHere = step === NOTHING.name || middle <= limit;
    holds = holds && holdsHere;
    const figures = `median ${middle} ms, longest ${Math.max(...latencies)} ms of ${latencies.length}`;
    console.log(`${holdsHere ? 'holds' : 'FAILS'}  ${name}, ${step}: ${figures}`);
  }
  // One figure for the tool: a use of it has many presses of some kinds and one of others.
  const presses = [...all].flatMap(([step, latencies]) => (step === NOTHING.name ? [] : latencies));
  const middle = median(presses);
  const holdsAsAWhole = middle <= LATENCY_LIMIT_MS;
  console.log(
    `${holdsAsAWhole ? 'holds' : 'FAILS'}  ${name}, every press: median ${middle} ms of ${presses.length}`,
  );
  return holds && holdsAsAWhole;
}

export const interaction: Part = {
  about: `presses in the tools (${Object.keys(TOOLS).join(', ')}) at ${CPU_SLOWDOWN}x slow-down: median to the next picture at most ${LATENCY_LIMIT_MS} ms (${NEW_VIEWS.join(', ')}: ${VIEW_LIMIT_MS} ms)`,
  run: (names) =>
    withServer(async ({ address }) => {
      const browser = await chromium.launch({ executablePath: chromiumProgram(), args: HEADLESS_FLAGS });
      try {
        let holds = true;
        for (const name of names.length > 0 ? names : Object.keys(TOOLS)) {
          const tool = TOOLS[name];
          if (!tool) throw new Error(`No tool "${name}", expected one of: ${Object.keys(TOOLS).join(', ')}`);
          holds = (await measure(browser, address, name, tool)) && holds;
        }
        return holds;
      } finally {
        await browser.close();
      }
    }),
};
