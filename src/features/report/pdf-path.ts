const FOLDER = '/resources/';
const EXTENSION = '.pdf';

/** Slug of a report in; the site path of its PDF out. */
export const reportPdfPath = (slug: string) => `${FOLDER}${slug}${EXTENSION}`;

/** Site path in; name under which a browser saves the report, undefined when it is no report. */
export function reportPdfName(path: string) {
  const name = path.startsWith(FOLDER) && path.endsWith(EXTENSION) ? path.slice(FOLDER.length) : '';
  return /^[a-z0-9-]+\.pdf$/.test(name) ? name : undefined;
}
