/** A browser's record of one thing it fetched, in bytes; older browsers leave some of it out. */
export type FetchRecord = {
  name: string;
  /** Bytes that came over the network, headers included; 0 for what was in the cache. */
  transferSize?: number;
  /** Bytes of the compressed file itself. */
  encodedBodySize?: number;
};

/** What is measured of a page in its visitor's browser. */
export type PageMeasurements = {
  page: FetchRecord | undefined;
  files: readonly FetchRecord[];
  /** Milliseconds from the click; undefined where the browser does not report it. */
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** Bytes of script inside the page. */
  inlineScript: number;
  cookies: number;
};

/** The figures, in the order they are shown. */
export const PAGE_FIGURES = [
  'received',
  'cached',
  'firstPaint',
  'largestPaint',
  'script',
  'cookies',
] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

/** A figure as it is shown, and as it was measured: bytes, milliseconds or a count. */
export type ShownFigure = { text: string; value?: number };

const NOT_REPORTED: ShownFigure = { text: 'not reported by this browser' };
const KILOBYTE = 1_024;
const SCRIPT_FILE = /\.js(\?|$)/;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;
const total = (files: readonly FetchRecord[], size: 'transferSize' | 'encodedBodySize') =>
  files.reduce((sum, file) => sum + (file[size] ?? 0), 0);

/** Fewer bytes came than the file has: it was in the browser's cache, or the server confirmed that the copy is current. */
const wasCached = ({ transferSize = 0, encodedBodySize = 0 }: FetchRecord) =>
  transferSize < encodedBodySize;

/** It is written by hand, because a browser takes 25 ms to load its rules for numbers. */
const grouped = (whole: number): string =>
  whole < 1_000
    ? String(whole)
    : `${grouped(Math.floor(whole / 1_000))},${String(whole % 1_000).padStart(3, '0')}`;

const milliseconds = (value: number | undefined): ShownFigure =>
  value === undefined || !Number.isFinite(value)
    ? NOT_REPORTED
    : { text: `${grouped(Math.round(value))} ms`, value };

/** Measurements of a browser in, the figures that the page shows out. A missing measurement is shown as missing. */
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
