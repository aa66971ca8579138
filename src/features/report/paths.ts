const FOLDER = '/resources/';
const EXTENSION = '.pdf';

/** `slug` is that of the report. */
export const reportPdfPath = (slug: string) => `${FOLDER}${slug}${EXTENSION}`;

/** File name for saving a report; undefined for other paths. */
export function reportPdfName(path: string) {
  const name = path.startsWith(FOLDER) && path.endsWith(EXTENSION) ? path.slice(FOLDER.length) : '';
  return /^[a-z0-9-]+\.pdf$/.test(name) ? name : undefined;
}

/** Name of the file in content/report, and of the page below /resources/. */
export const REPORT_SLUG = 'what-law-firms-get-wrong-google-ai-overview';
export const REPORT_PATH = `/resources/${REPORT_SLUG}`;
export const REPORT_PDF = `${REPORT_PATH}.pdf`;
/** For visitors without JavaScript. */
export const REPORT_PAGES = {
  form: `${REPORT_PATH}/download`,
  thanks: `${REPORT_PATH}/thank-you`,
} as const;
export const REPORT_DIALOG = 'report-dialog';
