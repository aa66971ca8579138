/** Does at once what must wait, on a prerendered page, until a visitor really opens it. */
export function onVisit(start: () => void) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    start();
  }
}
