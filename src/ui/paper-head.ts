/** Fills in the line above a printed page. `address` replaces the address of the page. */
export function fillPaperHead(address?: string) {
  if (address) document.querySelector('.paper-head > span')?.replaceChildren(address);
  const day = document.querySelector('[data-printed-on]');
  day?.replaceChildren(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
}
