/** A prerendered page starts when the visitor opens it. */
export function onVisit(start: () => void) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}
