/** Sizes are in bytes; older browsers omit some sizes. */
export type FetchRecord = {
  name: string;
  /** Includes headers; 0 for a cached file. */
  transferSize?: number;
  encodedBodySize?: number;
};

export type PageMeasurements = {
  page: FetchRecord | undefined;
  files: readonly FetchRecord[];
  /** Times count from the start of the navigation; some browsers do not report them. */
  firstPaintMs: number | undefined;
  largestPaintMs: number | undefined;
  inlineScriptBytes: number;
  cookieCount: number;
};

export const PAGE_FIGURES = [
  'received',
  'cached',
  'firstPaint',
  'largestPaint',
  'script',
  'cookies',
] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

export type ShownFigure = { text: string; value?: number };

const NOT_REPORTED: ShownFigure = { text: 'not reported by this browser' };
const KILOBYTE = 1_024;
const SCRIPT_FILE = /\.js(\?|$)/;

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;
const total = (files: readonly FetchRecord[], size: 'transferSize' | 'encodedBodySize') =>
  files.reduce((sum, file) => sum + (file[size] ?? 0), 0);

/** True if the body came from the cache, even if the server first confirmed that it is current. */
const wasCached = ({ transferSize = 0, encodedBodySize = 0 }: FetchRecord) =>
  transferSize < encodedBodySize;

/** This function replaces Intl, which a browser needs 25 ms to load. */
const withCommas = (number: number): string =>
  number < 1_000
    ? String(number)
    : `${withCommas(Math.floor(number / 1_000))},${String(number % 1_000).padStart(3, '0')}`;

const milliseconds = (value: number | undefined): ShownFigure =>
  value === undefined || !Number.isFinite(value)
    ? NOT_REPORTED
    : { text: `${withCommas(Math.round(value))} ms`, value };

function scriptText(fileCount: number, fileBytes: number, inlineBytes: number): string {
  if (fileCount === 0) return `${kilobytes(inlineBytes)}, inside the page`;
  const inFiles = `${kilobytes(fileBytes)} in ${countText(fileCount, 'file')}`;
  return inlineBytes > 0 ? `${inFiles}, ${kilobytes(inlineBytes)} inside the page` : inFiles;
}

export function pageFigures(measurements: PageMeasurements): Record<PageFigure, ShownFigure> {
  const { page, inlineScriptBytes, cookieCount } = measurements;
  const allFiles = page ? [page, ...measurements.files] : measurements.files;
  const isReported = page?.transferSize !== undefined && page.encodedBodySize !== undefined;
  const cachedFiles = allFiles.filter(wasCached);
  const receivedFiles = allFiles.filter(({ transferSize = 0 }) => transferSize > 0);
  const scripts = measurements.files.filter(({ name }) => SCRIPT_FILE.test(name));
  const receivedBytes = total(allFiles, 'transferSize');
  const cachedBytes = total(cachedFiles, 'encodedBodySize');
  const scriptBytes = total(scripts, 'encodedBodySize');
  return {
    received: isReported
      ? {
          text: `${kilobytes(receivedBytes)} in ${countText(receivedFiles.length, 'file')}`,
          value: receivedBytes,
        }
      : NOT_REPORTED,
    cached: isReported
      ? {
          text: cachedFiles.length ? `${kilobytes(cachedBytes)} from cache` : 'nothing',
          value: cachedBytes,
        }
      : NOT_REPORTED,
    firstPaint: milliseconds(measurements.firstPaintMs),
    largestPaint: milliseconds(measurements.largestPaintMs),
    script: {
      text: scriptText(scripts.length, scriptBytes, inlineScriptBytes),
      value: scriptBytes,
    },
    cookies: { text: cookieCount ? String(cookieCount) : 'none', value: cookieCount },
  };
}
