/** The log is written this long after loading. Nothing is sent to a server. */
const LOG_DELAY_MS = 3000;

/** The shortest event in the log. 16 is the lowest possible value; the default is 104. */
const SHORTEST_EVENT_MS = 16;

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  processingStart: number;
};

/** A metric has the type of its entries and a function for its next value; CLS has no unit. */
const METRICS: Record<string, [type: string, next: (entry: Entry, sum: number) => number]> = {
  LCP: ['largest-contentful-paint', (entry) => entry.startTime],
  FID: ['first-input', (entry) => entry.processingStart - entry.startTime],
  CLS: ['layout-shift', (entry, sum) => (entry.hadRecentInput ? sum : sum + entry.value)],
  INP: ['event', (entry, max) => (entry.interactionId ? Math.max(max, entry.duration) : max)],
};

export function startPerformanceLogger() {
  const report: Record<string, unknown> = { CLS: 0 };
  for (const [name, [type, next]] of Object.entries(METRICS)) {
    // If the browser does not support the type of entry, it reports nothing.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        report[name] = next(entry as Entry, Number(report[name] ?? 0));
    }).observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_EVENT_MS,
    } as PerformanceObserverInit);
  }
  const logAfterDelay = () =>
    setTimeout(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      console.log('Page performance', { ...report, navigation: navigation?.toJSON() });
    }, LOG_DELAY_MS);
  if (document.readyState === 'complete') logAfterDelay();
  else addEventListener('load', logAfterDelay);
}
