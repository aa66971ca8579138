/** Time in ms after loading, when the figures are written to the console. Nothing is sent. */
const LOG_DELAY_MS = 3000;

/** Minimum duration of reported interactions in ms. 16 is the lowest possible value; the default is 104. */
const SHORTEST_EVENT_MS = 16;

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  processingStart: number;
};

/**
 * For each figure: the type of its entries, and a function that returns the new figure after an entry, in ms (CLS has no
 * unit).
 */
const FIGURES: Record<string, [type: string, next: (entry: Entry, sum: number) => number]> = {
  LCP: ['largest-contentful-paint', (entry) => entry.startTime],
  FID: ['first-input', (entry) => entry.processingStart - entry.startTime],
  CLS: ['layout-shift', (entry, sum) => (entry.hadRecentInput ? sum : sum + entry.value)],
  INP: ['event', (entry, most) => (entry.interactionId ? Math.max(most, entry.duration) : most)],
};

/** Measures the figures of the page and writes them to the console. */
export function startPerformanceLogger() {
  const report: Record<string, unknown> = { CLS: 0 };
  for (const [name, [type, next]] of Object.entries(FIGURES)) {
    // A browser without this entry type reports nothing for it.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        report[name] = next(entry as Entry, Number(report[name] ?? 0));
    }).observe({
      type,
      buffered: true,
      durationThreshold: SHORTEST_EVENT_MS,
    } as PerformanceObserverInit);
  }
  const later = () =>
    setTimeout(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      console.log('Page performance', { ...report, navigation: navigation?.toJSON() });
    }, LOG_DELAY_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
