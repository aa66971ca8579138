/** Fills the head of a printed page with the date and, if `address` differs from that of the page, the address. */
export function fillPaperHead(address?: string) {
  if (address) document.querySelector('.paper-head > span')?.replaceChildren(address);
  const day = document.querySelector('[data-printed-on]');
  day?.replaceChildren(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));
}
