import { headerBottom } from '../ui/header-bottom.ts';

/** Milliseconds of hover or focus before a glossary card opens, and after leaving before it closes. */
const HOVER_CARD_DELAYS = { open: 700, close: 300 } as const;

/** Space in pixels between the term, the card and the window's edges. */
const GAP = 8;

/** Puts the card above its term, below where there is no room, and inside the window; it scrolls with the page. */
function place(card: HTMLElement, term: Element) {
  const anchor = term.getBoundingClientRect();
  const above = anchor.top - card.offsetHeight - GAP;
  const top = above > headerBottom() ? above : anchor.bottom + GAP;
  const rightmost = document.documentElement.clientWidth - card.offsetWidth - GAP;
  const left = Math.max(GAP, Math.min(anchor.left, rightmost));
  card.style.setProperty('left', `${left + scrollX}px`);
  card.style.setProperty('top', `${top + scrollY}px`);
}

function startHoverCard(term: HTMLElement, card: HTMLElement) {
  let timer = 0;
  const isOpen = () => card.matches(':popover-open');
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const hide = () => {
    clearTimeout(timer);
    card.hidePopover();
  };
  const open = () => {
    if (isOpen()) return clearTimeout(timer);
    after(HOVER_CARD_DELAYS.open, () => {
      // Only one card is open: the pointer may rest on one term while the keyboard moves to the next.
      document.querySelector<HTMLElement>('.hover-card:popover-open')?.hidePopover();
      card.showPopover();
      place(card, term);
    });
  };
  // A card that the pointer has left may still have the keyboard's focus, and the other way round.
  const isInUse = () => term.matches(':hover, :focus-visible') || card.matches(':hover');
  const close = () => {
    if (isOpen()) after(HOVER_CARD_DELAYS.close, () => isInUse() || hide());
    else if (!isInUse()) clearTimeout(timer);
  };
  // The focus of a tap is not visible focus, and its hover event has pointer type touch.
  term.addEventListener('focus', () => term.matches(':focus-visible') && open());
  term.addEventListener('blur', close);
  for (const part of [term, card]) {
    part.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && open());
    part.addEventListener('pointerleave', close);
  }
  addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  // Its place is measured once, for this width; one that is not open yet has none.
  addEventListener('resize', () => isOpen() && hide());
  // This script may arrive with the focus or a mouse already there; on a touch screen it may be a finger.
  const mouse = term.matches(':hover') && !matchMedia('(any-pointer: coarse)').matches;
  if (mouse || term.matches(':focus-visible')) open();
}

/** Starts the glossary cards: they open after 700 ms of hover or focus, close 300 ms after leaving, and never open on a touch pointer. */
export function startHoverCards() {
  for (const term of document.querySelectorAll<HTMLElement>('[data-hover-card]')) {
    const card = document.getElementById(term.dataset.hoverCard ?? '');
    if (card?.showPopover) startHoverCard(term, card);
  }
}
