/** How often is looked whether everything has been laid out (fresh-visit.ts), and how long a picture of it may take, in ms. */
const PAUSE_MS = 200;

/**
 * Lets what is off the screen rest on pages that ask for it (tools.css): a press does not lay it out again. Only once
 * it has been laid out, and anew after each turn of a phone, so that the browser knows its height.
 */
export function restLaterSections() {
  const page = document.documentElement;
  const look = () => {
    const isLeft = page.classList.contains('fresh');
    timer = setTimeout(isLeft ? look : () => page.classList.add('at-rest'), PAUSE_MS);
  };
  let timer = setTimeout(look, PAUSE_MS);
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    clearTimeout(timer);
    page.classList.remove('at-rest');
    look();
  });
}
