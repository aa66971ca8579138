/** Fills the head of a printed page: the day, and on a tool's page the address of its view. */
export function fillPaperHead() {
  const address = document.querySelector('.paper-head > span');
  if (document.getElementById('tool-heading')) address?.replaceChildren(location.href);
  const day = document.querySelector('[data-printed-on]');
  day?.replaceChildren(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
}
