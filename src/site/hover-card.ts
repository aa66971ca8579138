import { headerBottom } from '../ui/focus-visible-text.ts';

/** A card opens after this time of hover or focus, and closes after this time without them. */
const HOVER_CARD_DELAYS_MS = { open: 700, close: 300 } as const;

/** Distance between the term, the card and the window's edges. */
const GAP_PX = 8;

function positionCard(card: HTMLElement, term: Element) {
  const anchor = term.getBoundingClientRect();
  const above = anchor.top - card.offsetHeight - GAP_PX;
  const top = above > headerBottom() ? above : anchor.bottom + GAP_PX;
  const rightmost = document.documentElement.clientWidth - card.offsetWidth - GAP_PX;
  const left = Math.max(GAP_PX, Math.min(anchor.left, rightmost));
  card.style.setProperty('left', `${left + scrollX}px`);
  card.style.setProperty('top', `${top + scrollY}px`);
}

function startHoverCard(term: HTMLElement, card: HTMLElement) {
  let timer = 0;
  const isOpen = () => card.matches(':popover-open');
  const schedule = (delayMs: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delayMs);
  };
  const hide = () => {
    clearTimeout(timer);
    card.hidePopover();
  };
  const open = () => {
    if (isOpen()) return clearTimeout(timer);
    schedule(HOVER_CARD_DELAYS_MS.open, () => {
      // Another card may be open, because the pointer can be on its term while the focus is on this
      // term.
      document.querySelector<HTMLElement>('.hover-card:popover-open')?.hidePopover();
      card.showPopover();
      positionCard(card, term);
    });
  };
  // The pointer may have left while the keyboard focus is still on the term, or the reverse.
  const isInUse = () => term.matches(':hover, :focus-visible') || card.matches(':hover');
  const close = () => {
    if (isOpen()) schedule(HOVER_CARD_DELAYS_MS.close, () => isInUse() || hide());
    else if (!isInUse()) clearTimeout(timer);
  };
  // A tap must not open a card: its focus is not visible, and its pointer event has the type touch.
  term.addEventListener('focus', () => term.matches(':focus-visible') && open());
  term.addEventListener('blur', close);
  for (const element of [term, card]) {
    element.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && open());
    element.addEventListener('pointerleave', close);
  }
  addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  // The card is hidden, because its position is right only for one width of the window.
  addEventListener('resize', () => isOpen() && hide());
  // Opens at once if the mouse is already over the term. Touch screens are excluded, because
  // `:hover` may be a tap.
  const isUnderMouse = term.matches(':hover') && !matchMedia('(any-pointer: coarse)').matches;
  if (isUnderMouse || term.matches(':focus-visible')) open();
}

export function startHoverCards() {
  for (const term of document.querySelectorAll<HTMLElement>('[data-hover-card]')) {
    const card = document.getElementById(term.dataset.hoverCard ?? '');
    if (card?.showPopover) startHoverCard(term, card);
  }
}
