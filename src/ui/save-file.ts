/**
 * The address of the file is revoked after this time. By then, the browser has started to save the
 * file.
 */
const REVOKE_AFTER_MS = 10_000;

export function saveFile(name: string, mimeType: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, REVOKE_AFTER_MS, link.href);
}
