/** Name of the file a visitor saves. */
const DOWNLOAD_NAME = 'intake-script.txt';
/** By then the browser has begun to save, in ms. */
const SAVED_BY_MS = 10_000;

/** Saves a text as a file. In: the text. */
export function downloadText(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = DOWNLOAD_NAME;
  link.click();
  setTimeout(URL.revokeObjectURL, SAVED_BY_MS, link.href);
}
