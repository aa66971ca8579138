/** So long the browser has drawn the page, or drawn it anew, before anything rests, in ms. */
const SETTLED_MS = 200;

/** Whether something has yet to come or to be laid out for the first time (waiting.css). */
const isArriving = () =>
  document.readyState !== 'complete' ||
  document.getAnimations().some((each) => (each as CSSAnimation).animationName === 'wait');

/**
 * Lets what is off the screen rest on pages that ask for it (tools.css): a press does not lay it out again. Only once
 * it has been laid out, and anew after each turn of a phone, so that the browser knows its height.
 */
export function restLaterSections() {
  const page = document.documentElement;
  let timer = 0;
  const restSoon = () => {
    timer = window.setTimeout(() => {
      if (isArriving()) restSoon();
      else page.classList.add('at-rest');
    }, SETTLED_MS);
  };
  restSoon();
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    page.classList.remove('at-rest');
    clearTimeout(timer);
    restSoon();
  });
}
