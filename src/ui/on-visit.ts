/** Calls `start` at once; on a prerendered page, when the visitor opens it. */
export function onVisit(start: () => void) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}
