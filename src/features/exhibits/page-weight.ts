import { onVisit } from '../../ui/on-visit.ts';
import { type FetchRecord, pageFigures } from './page-figures.ts';

/** The inline script of the web design page writes what this browser measured of it into its exhibit. It sends nothing. */
type Navigation = PerformanceNavigationTiming & { activationStart?: number };

const LARGEST_PAINT = 'largest-contentful-paint';
let largestPaint: number | undefined;

const entries = <T>(type: string) => performance.getEntriesByType(type) as unknown as T[];

function show() {
  const [page] = entries<Navigation>('navigation');
  // A page fetched ahead of the click is painted from the click on.
  const opened = page?.activationStart ?? 0;
  const sinceOpened = (time: number | undefined) =>
    time === undefined ? time : Math.max(time - opened, 0);
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const scripts = [...document.scripts].filter(
    ({ src, type }) => !src && (!type || type === 'module'),
  );
  const figures = pageFigures({
    page,
    files: entries<FetchRecord>('resource'),
    firstPaint: sinceOpened(paint),
    largestPaint: sinceOpened(largestPaint),
    inlineScript: scripts.reduce((sum, { text }) => sum + new Blob([text]).size, 0),
    cookies: document.cookie.split(';').filter((cookie) => cookie.trim()).length,
  });
  for (const [name, { text, value }] of Object.entries(figures)) {
    const place = document.querySelector<HTMLDataElement>(`[data-figure="${name}"]`);
    if (!place) continue;
    place.textContent = text;
    if (value !== undefined) place.value = String(value);
  }
}

/** Calls `each` with every entry of a kind, earlier ones too; a browser without the kind reports nothing for it. */
function observe(type: string, each: (entries: PerformanceEntryList) => void) {
  new PerformanceObserver((list) => {
    each(list.getEntries());
    // A late file, an icon for instance, counts as well.
    if (document.readyState === 'complete') show();
  }).observe({ type, buffered: true });
}

onVisit(() => {
  observe(LARGEST_PAINT, (painted) => {
    largestPaint = painted.at(-1)?.startTime;
  });
  observe('resource', () => {});
  // The load itself ends after its event.
  const later = () => setTimeout(show);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
});
