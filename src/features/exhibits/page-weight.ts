import { onVisit } from '../../ui/on-visit.ts';
import { type FetchRecord, pageFigures } from './page-figures.ts';

// This is the inline script of the web design page. It sends nothing.

type Navigation = PerformanceNavigationTiming & { activationStart?: number };

const LARGEST_PAINT = 'largest-contentful-paint';
let largestPaintMs: number | undefined;

const entriesOfType = <T>(type: string) => performance.getEntriesByType(type) as unknown as T[];

function showFigures() {
  const [page] = entriesOfType<Navigation>('navigation');
  // A prerendered page is painted when the visitor opens it, so times count from this moment.
  const activationStart = page?.activationStart ?? 0;
  const sinceActivation = (time: number | undefined) =>
    time === undefined ? time : Math.max(time - activationStart, 0);
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const scripts = [...document.scripts].filter(
    ({ src, type }) => !src && (!type || type === 'module'),
  );
  const figures = pageFigures({
    page,
    files: entriesOfType<FetchRecord>('resource'),
    firstPaintMs: sinceActivation(paint),
    largestPaintMs: sinceActivation(largestPaintMs),
    inlineScriptBytes: scripts.reduce((sum, { text }) => sum + new Blob([text]).size, 0),
    cookieCount: document.cookie.split(';').filter((cookie) => cookie.trim()).length,
  });
  for (const [name, { text, value }] of Object.entries(figures)) {
    const element = document.querySelector<HTMLDataElement>(`[data-figure="${name}"]`);
    if (!element) continue;
    element.textContent = text;
    if (value !== undefined) element.value = String(value);
  }
}

/** `buffered` includes earlier entries. Browsers ignore an unknown type. */
function observeEntries(type: string, onEntries: (entries: PerformanceEntryList) => void) {
  new PerformanceObserver((list) => {
    onEntries(list.getEntries());
    // The figures include files that are loaded late, such as icons.
    if (document.readyState === 'complete') showFigures();
  }).observe({ type, buffered: true });
}

onVisit(() => {
  observeEntries(LARGEST_PAINT, (entries) => {
    largestPaintMs = entries.at(-1)?.startTime;
  });
  observeEntries('resource', () => {});
  // The duration of loading is known only after the event.
  const showLater = () => setTimeout(showFigures);
  if (document.readyState === 'complete') showLater();
  else addEventListener('load', showLater);
});
