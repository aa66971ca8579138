/** The URL of the file is revoked after this time, in ms. By then the browser has started to save the file. */
const SAVED_BY_MS = 10_000;

/** Saves a text as a file through the browser; `type` is a MIME type such as "text/plain". */
export function saveFile(name: string, type: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, SAVED_BY_MS, link.href);
}
