import { HOVER_CARD_DELAYS } from '../rules/hover-card-delays.ts';

/** Space in pixels between the term, the card and the window's edges. */
const GAP = 8;

/** Puts the card above its term, below where there is no room, and inside the window. */
function place(card: HTMLElement, term: Element) {
  const anchor = term.getBoundingClientRect();
  const above = anchor.top - card.offsetHeight - GAP;
  const left = Math.min(anchor.left, innerWidth - card.offsetWidth - GAP);
  card.style.setProperty('left', `${Math.max(GAP, left)}px`);
  card.style.setProperty('top', `${above > GAP ? above : anchor.bottom + GAP}px`);
}

/** Glossary cards: open after 700 ms of hover or focus, close 300 ms after leaving, never open on a touch pointer. */
export function startHoverCards() {
  for (const term of document.querySelectorAll<HTMLElement>('[data-hover-card]')) {
    const card = document.getElementById(term.dataset.hoverCard ?? '');
    if (!card?.showPopover) continue;
    let timer = 0;
    let touched = false;
    const after = (delay: number, action: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(action, delay);
    };
    const open = () =>
      after(HOVER_CARD_DELAYS.open, () => {
        card.showPopover();
        place(card, term);
      });
    const hide = () => {
      clearTimeout(timer);
      card.hidePopover();
    };
    const close = () => after(HOVER_CARD_DELAYS.close, hide);
    term.addEventListener('pointerdown', (event) => {
      touched = event.pointerType === 'touch';
    });
    term.addEventListener('focus', () => touched || open());
    term.addEventListener('blur', () => {
      touched = false;
      close();
    });
    for (const part of [term, card]) {
      part.addEventListener('pointerenter', (event) => {
        if (event.pointerType !== 'mouse') return;
        if (card.matches(':popover-open')) clearTimeout(timer);
        else open();
      });
      part.addEventListener('pointerleave', close);
    }
    addEventListener('keydown', (event) => event.key === 'Escape' && hide());
    addEventListener('scroll', hide, { passive: true });
    // This script may arrive with the pointer or the focus already there.
    if (term.matches(':hover, :focus') && matchMedia('(hover: hover)').matches) open();
  }
}
