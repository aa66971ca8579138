const FOLDER = '/resources/';
const EXTENSION = '.pdf';

/** Returns undefined for another path. */
export function reportPdfName(path: string) {
  const name = path.startsWith(FOLDER) && path.endsWith(EXTENSION) ? path.slice(FOLDER.length) : '';
  return /^[a-z0-9-]+\.pdf$/.test(name) ? name : undefined;
}

/** The file in content/report and the page below /resources/ have this name. */
export const REPORT_SLUG = 'what-law-firms-get-wrong-google-ai-overview';
export const REPORT_PATH = FOLDER + REPORT_SLUG;
export const REPORT_PDF = REPORT_PATH + EXTENSION;
/** Visitors without JavaScript use these pages. */
export const REPORT_PAGES = {
  form: `${REPORT_PATH}/download`,
  thanks: `${REPORT_PATH}/thank-you`,
} as const;
export const REPORT_DIALOG = 'report-dialog';
