/** So long the browser has drawn the page, or drawn it anew, before anything rests, in ms. */
const SETTLED_MS = 200;

/**
 * Lets what is off the screen rest on pages that ask for it (tools.css): a press does not lay it out again. Only once
 * it has been laid out, and anew after each turn of a phone, so that the browser knows its height.
 */
export function restLaterSections() {
  const page = document.documentElement;
  const rest = () => page.classList.add('at-rest');
  let timer = setTimeout(rest, SETTLED_MS);
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    page.classList.remove('at-rest');
    clearTimeout(timer);
    timer = setTimeout(rest, SETTLED_MS);
  });
}
