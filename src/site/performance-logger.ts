/** Milliseconds after page load when the figures are written to the console. Nothing is sent. */
const LOG_DELAY_MS = 3000;

/** Without it browsers leave out every interaction under 104 ms; 16 is the least they take. */
const SHORTEST_EVENT_MS = 16;

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId?: number;
  processingStart: number;
  loadEventEnd: number;
};

/** Largest paint, first input delay, layout shift, interaction to next paint and navigation timing. */
export function startPerformanceLogger() {
  const report: Record<string, unknown> = { CLS: 0 };
  /** How a figure grows with an entry of its type, in milliseconds (CLS has no unit). */
  const hear = (name: string, type: string, next: (entry: Entry, sum: number) => unknown) =>
    // A browser without this entry type reports nothing for it.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) report[name] = next(entry as Entry, Number(report[name] ?? 0));
    }).observe({ type, buffered: true, durationThreshold: SHORTEST_EVENT_MS } as PerformanceObserverInit);
  hear('LCP', 'largest-contentful-paint', (entry) => entry.startTime);
  hear('FID', 'first-input', (entry) => entry.processingStart - entry.startTime);
  hear('CLS', 'layout-shift', (entry, sum) => (entry.hadRecentInput ? sum : sum + entry.value));
  hear('INP', 'event', (entry, most) => (entry.interactionId ? Math.max(most, entry.duration) : most));
  // Comes once the page has loaded, in some browsers also as it stands before.
  hear('navigation', 'navigation', (entry) => {
    if (entry.loadEventEnd) setTimeout(() => console.log('Page performance', report), LOG_DELAY_MS);
    return entry.toJSON();
  });
}
