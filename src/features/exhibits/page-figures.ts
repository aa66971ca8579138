/** A browser's record of a fetched file. Sizes are in bytes; older browsers leave some out. */
export type FetchRecord = {
  name: string;
  /** Bytes from the network, including headers; 0 for a cached file. */
  transferSize?: number;
  /** Bytes of the compressed file. */
  encodedBodySize?: number;
};

/** Measurements of a page in the visitor's browser. */
export type PageMeasurements = {
  page: FetchRecord | undefined;
  files: readonly FetchRecord[];
  /** Milliseconds since the start of the navigation; undefined if the browser does not report it. */
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** Bytes of script inside the page. */
  inlineScript: number;
  cookies: number;
};

/** Names of the figures in the order of the page. */
export const PAGE_FIGURES = [
  'received',
  'cached',
  'firstPaint',
  'largestPaint',
  'script',
  'cookies',
] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

/** The text of a figure, and its value in bytes, in milliseconds or as a count. */
export type ShownFigure = { text: string; value?: number };

const NOT_REPORTED: ShownFigure = { text: 'not reported by this browser' };
const KILOBYTE = 1_024;
const SCRIPT_FILE = /\.js(\?|$)/;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;
const total = (files: readonly FetchRecord[], size: 'transferSize' | 'encodedBodySize') =>
  files.reduce((sum, file) => sum + (file[size] ?? 0), 0);

/** Returns whether a file came from the browser's cache, perhaps after the server confirmed that it is current. */
const wasCached = ({ transferSize = 0, encodedBodySize = 0 }: FetchRecord) =>
  transferSize < encodedBodySize;

/** Returns a number with commas. Intl is not used, because a browser needs 25 ms to load it. */
const grouped = (whole: number): string =>
  whole < 1_000
    ? String(whole)
    : `${grouped(Math.floor(whole / 1_000))},${String(whole % 1_000).padStart(3, '0')}`;

const milliseconds = (value: number | undefined): ShownFigure =>
  value === undefined || !Number.isFinite(value)
    ? NOT_REPORTED
    : { text: `${grouped(Math.round(value))} ms`, value };

/** Returns the figures for measurements. A missing measurement has the text NOT_REPORTED. */
export function pageFigures(measured: PageMeasurements): Record<PageFigure, ShownFigure> {
  const { page, inlineScript, cookies } = measured;
  const all = page ? [page, ...measured.files] : measured.files;
  const isReported = page?.transferSize !== undefined && page.encodedBodySize !== undefined;
  const cachedFiles = all.filter(wasCached);
  const came = all.filter(({ transferSize = 0 }) => transferSize > 0);
  const scripts = measured.files.filter(({ name }) => SCRIPT_FILE.test(name));
  const received = total(all, 'transferSize');
  const fromCache = total(cachedFiles, 'encodedBodySize');
  const scriptBytes = total(scripts, 'encodedBodySize');
  return {
    received: isReported
      ? { text: `${kilobytes(received)} in ${counted(came.length, 'file')}`, value: received }
      : NOT_REPORTED,
    cached: isReported
      ? {
          text: cachedFiles.length ? `${kilobytes(fromCache)} from cache` : 'nothing',
          value: fromCache,
        }
      : NOT_REPORTED,
    firstPaint: milliseconds(measured.firstPaint),
    largestPaint: milliseconds(measured.largestPaint),
    script: {
      text: `${scripts.length ? `${kilobytes(scriptBytes)} in ${counted(scripts.length, 'file')}, ` : ''}${kilobytes(inlineScript)}${scripts.length ? '' : ','} inside the page`,
      value: scriptBytes,
    },
    cookies: { text: cookies ? String(cookies) : 'none', value: cookies },
  };
}
