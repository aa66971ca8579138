const FOLDER = '/resources/';
const EXTENSION = '.pdf';

/** Returns the path of a report's PDF by the slug of the report. */
export const reportPdfPath = (slug: string) => `${FOLDER}${slug}${EXTENSION}`;

/** Returns the file name for saving the report at a path; undefined if the path is not that of a report. */
export function reportPdfName(path: string) {
  const name = path.startsWith(FOLDER) && path.endsWith(EXTENSION) ? path.slice(FOLDER.length) : '';
  return /^[a-z0-9-]+\.pdf$/.test(name) ? name : undefined;
}

/** Name of the report's file in content/report, and of its page below /resources/. */
export const REPORT_SLUG = 'what-law-firms-get-wrong-google-ai-overview';
/** Path of the report's page. */
export const REPORT_PATH = `/resources/${REPORT_SLUG}`;
/** Path of the report as a PDF. */
export const REPORT_PDF = `${REPORT_PATH}.pdf`;
/** Paths of the pages with the form and after it, for visitors without JavaScript. */
export const REPORT_PAGES = {
  form: `${REPORT_PATH}/download`,
  thanks: `${REPORT_PATH}/thank-you`,
} as const;
/** Id of the dialog for downloading. Controls that open the dialog refer to it. */
export const REPORT_DIALOG = 'report-dialog';
