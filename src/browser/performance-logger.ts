/** Milliseconds after page load when the figures are written to the console. Nothing is sent. */
export const LOG_DELAY_MS = 3000;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number; processingStart: number };

/** Largest paint, first input delay, layout shift, interaction to next paint and navigation timing. */
export function startPerformanceLogger() {
  const figures: Record<string, number | undefined> = { LCP: undefined, FID: undefined, CLS: 0, INP: undefined };
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    } catch {
      // A browser without this entry type has no such figure.
    }
  };
  observe('largest-contentful-paint', (entry) => {
    figures.LCP = entry.startTime;
  });
  observe('first-input', (entry) => {
    figures.FID = (entry as Interaction).processingStart - entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) figures.CLS = (figures.CLS ?? 0) + (entry as Shift).value;
  });
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) figures.INP = Math.max(figures.INP ?? 0, entry.duration);
  });
  const report = () => {
    const timing = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    console.log('Page performance', {
      ...figures,
      navigation: timing && {
        timeToFirstByte: timing.responseStart,
        domContentLoaded: timing.domContentLoadedEventEnd,
        load: timing.loadEventEnd,
      },
    });
  };
  const later = () => setTimeout(report, LOG_DELAY_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
