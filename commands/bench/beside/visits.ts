import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumProgram, HEADLESS_FLAGS } from '../../prove/chromium-program.ts';
import { measureOnce } from '../../prove/lighthouse.ts';
import { median } from '../../prove/part.ts';

const RUNS = 5;
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** Longer than a slowed-down frame: by then the browser has reported the press. */
const SETTLED_MS = 400;
/** The browser reports nothing quicker. */
const SHORTEST_REPORT_MS = 16;

/** Medians; times in ms. `repeatBytes`: what comes over the wire when the page is visited again. */
export type Visits = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  bytes: number;
  requests: number;
  repeatBytes: number;
  /** From the first press, made as soon as the page has loaded, to the next picture. */
  press: number;
};

async function repeatBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
}

/** Opens a page on a slow phone and presses its first word at once: what scripts do meanwhile is in the way. */
async function firstPress(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const kept: number[] = [];
    Object.assign(globalThis, { keptLatencies: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) kept.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.click(PHONE.width / 2, PHONE.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  const latency = await page.evaluate(
    (shortest) => Math.max(shortest, ...(globalThis as unknown as { keptLatencies: number[] }).keptLatencies),
    SHORTEST_REPORT_MS,
  );
  await page.close();
  return latency;
}

async function inFreshContext<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** First visits as Lighthouse simulates them on a phone, a repeated one, and the first press. */
export async function measureVisits(url: string): Promise<Visits> {
  const first: Awaited<ReturnType<typeof measureOnce>>[] = [];
  for (let run = 0; run < RUNS; run += 1) first.push(await measureOnce(url));
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: HEADLESS_FLAGS });
  try {
    const presses: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      presses.push(await inFreshContext(browser, (context) => firstPress(context, url)));
    const middle = (name: 'firstPaint' | 'largestPaint' | 'blocking' | 'bytes' | 'requests') =>
      median(first.map((run) => run[name]));
    return {
      firstPaint: middle('firstPaint'),
      largestPaint: middle('largestPaint'),
      blocking: middle('blocking'),
      bytes: middle('bytes'),
      requests: middle('requests'),
      repeatBytes: await inFreshContext(browser, (context) => repeatBytes(context, url)),
      press: median(presses),
    };
  } finally {
    await browser.close();
  }
}
