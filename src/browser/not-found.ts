/** The 404 page names the attempted path in the console. */
function log() {
  console.error('404: page not found:', location.pathname);
}
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', log, { once: true });
} else {
  log();
}
