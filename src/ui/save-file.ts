/** The browser has begun to save by then, in ms. */
const SAVED_BY_MS = 10_000;

/** Has the browser save a text as a file; `type` is "text/plain" and the like. */
export function saveFile(name: string, type: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, SAVED_BY_MS, link.href);
}
