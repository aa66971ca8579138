/*
 * Runs before anything is drawn: on a page that opens at its beginning, what lies below the screen waits (waiting.css), until
 * somebody acts at the latest. A reload, Back and a link into the page (a quoted passage too, which only this entry names)
 * show another place at once: there nothing waits. Nor does it when what is pressed would move away before it is let go.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate' && !visit.name.includes('#')) {
  const page = document.documentElement;
  page.className = 'fresh';
  window.onclick = window.onkeydown = () => page.classList.remove('fresh');
}
