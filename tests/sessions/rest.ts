/**
 * Runs in each page before its own scripts: marks a document that is being left, until it comes
 * back.
 */
export function markLeaving() {
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null)
      document.documentElement.dataset.leaving = '';
  });
  addEventListener('pageshow', () => delete document.documentElement.dataset.leaving);
}

/**
 * Runs in the page: resolves when it has arrived, is not about to go, and has drawn what was done
 * to it.
 */
export async function settled() {
  const mostMs = 3000;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done));
  for (const from = performance.now(); performance.now() - from < mostMs; await frame())
    if (!('leaving' in document.documentElement.dataset)) break;
  // What watches sizes and what comes into view is told after a picture, and what it does is in the
  // next.
  for (let at = Number.NaN; at !== scrollY; ) {
    at = scrollY;
    for (let pictures = 0; pictures < 3; pictures++) await frame();
  }
}
