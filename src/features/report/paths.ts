const FOLDER = '/resources/';
const EXTENSION = '.pdf';

/** Returns the site path of the PDF of a report by its slug. */
export const reportPdfPath = (slug: string) => `${FOLDER}${slug}${EXTENSION}`;

/** Returns the name under which a browser saves the report at a site path; undefined when it is no report. */
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
/** The download form for visitors without JavaScript, and the page where it leads. */
export const REPORT_PAGES = {
  form: `${REPORT_PATH}/download`,
  thanks: `${REPORT_PATH}/thank-you`,
} as const;
/** Id of the download dialog; every control that opens it names it. */
export const REPORT_DIALOG = 'report-dialog';
