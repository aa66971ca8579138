/** Calls `start` at once, or, on a prerendered page, when the visitor opens the page. */
export function onVisit(start: () => void) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}
