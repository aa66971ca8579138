/**
 * Runs in each page before its scripts. Marks a document that is being left until it is shown
 * again.
 */
export function markLeaving() {
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null)
      document.documentElement.dataset.leaving = '';
  });
  addEventListener('pageshow', () => delete document.documentElement.dataset.leaving);
}

/**
 * Runs in the page. Resolves when it has loaded, is not being left, and has drawn the last change.
 */
export async function settled() {
  const mostMs = 3000;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done));
  for (const from = performance.now(); performance.now() - from < mostMs; await frame())
    if (!('leaving' in document.documentElement.dataset)) break;
  // Observers run after a frame, and their changes appear in the next.
  for (let at = Number.NaN; at !== scrollY; ) {
    at = scrollY;
    for (let pictures = 0; pictures < 3; pictures++) await frame();
  }
}
