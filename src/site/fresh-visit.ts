/** Between two sections, so that a press is answered in between, in ms. */
const PAUSE_MS = 50;

/*
 * Runs before anything is drawn: what lies below the screen is not laid out until the page has loaded, and then section
 * by section, or all at once when somebody acts. Until then their heights are guessed. A page that opens at its beginning
 * can do with that where the browser holds what is seen in its place; a reload, Back and a link into the page cannot.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (CSS.supports('overflow-anchor:auto') && visit?.type === 'navigate' && !location.hash) {
  const page = document.documentElement;
  page.className = 'fresh';
  const all = () => page.classList.remove('fresh');
  const next = () => {
    const section = document.querySelector('.fresh main section:not(.ready, astro-island *)');
    section?.classList.add('ready');
    if (section) setTimeout(next, PAUSE_MS);
    else all();
  };
  addEventListener('load', next);
  // Not earlier: what is pressed must lie where it was until it is let go.
  addEventListener('click', all);
  addEventListener('keydown', all);
}
