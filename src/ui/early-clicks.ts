/** A copy button pressed before its script is there does its work when it comes (share.ts). */
export function keepEarlyClicks() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) button.dataset.pressed = '';
  });
}
