/** Milliseconds of the header menus' hover behavior. */
export const MENU_TIMING = {
  /** Pointer over a button before its menu opens. */
  open: 200,
  /** After a menu closed, entering another button within this time opens its menu at once. */
  skip: 300,
  /** Pointer gone before the menu closes. */
  close: 150,
} as const;

type Menu = { item: HTMLElement; button: HTMLButtonElement; panel: HTMLElement };

function menus(): Menu[] {
  return [...document.querySelectorAll<HTMLElement>('[data-menu]')].flatMap((item) => {
    const button = item.querySelector('button');
    const panel = item.querySelector<HTMLElement>('[popover]');
    return button && panel?.showPopover ? [{ item, button, panel }] : [];
  });
}

const isOpen = (menu: Menu) => menu.panel.matches(':popover-open');

/** How far a panel reaches out to the left of its button, and stays away from the edge of the window. */
const MARGIN = '1rem';
/** Of a panel, as its style has it. */
const WIDTH = '500px';

/**
 * Puts a panel under its button. Not by anchor positioning: WebKit (Safari 26) never draws a page anew whose anchor has
 * gone while its panel was open, as when a tablet is turned.
 */
function hang({ button, panel }: Menu) {
  const { left, bottom } = button.getBoundingClientRect();
  panel.style.inset = `${bottom}px auto auto min(${left}px - ${MARGIN}, 100vw - ${WIDTH} - ${MARGIN})`;
}

/** Arrow keys, Home and End move between the links of an open menu, as the disclosure-navigation pattern has it. */
function moveFocus(menu: Menu, event: KeyboardEvent) {
  const links = [...menu.panel.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined || !isOpen(menu)) return;
  event.preventDefault();
  (to < 0 ? menu.button : links[Math.min(to, links.length - 1)])?.focus();
}

/** Hover timing and arrow keys for the header menus; opening, Escape and outside clicks are the browser's own. */
export function startHeaderMenus() {
  let closedAt = Number.NEGATIVE_INFINITY;
  for (const menu of menus()) {
    const { item, button, panel } = menu;
    let timer = 0;
    let openedByHover = false;
    const open = () => {
      if (isOpen(menu)) return;
      panel.showPopover({ source: button });
      openedByHover = true;
    };
    // A click may have opened it before this script arrived.
    button.setAttribute('aria-expanded', String(isOpen(menu)));
    if (isOpen(menu)) hang(menu);
    panel.addEventListener('beforetoggle', () => hang(menu));
    for (const moved of ['resize', 'scroll'])
      addEventListener(moved, () => isOpen(menu) && hang(menu));
    panel.addEventListener('toggle', (event) => {
      const opened = (event as ToggleEvent).newState === 'open';
      button.setAttribute('aria-expanded', String(opened));
      if (!opened) closedAt = performance.now();
    });
    item.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const another = document.querySelector('[data-menu-panel]:popover-open');
      const skip = another || performance.now() - closedAt < MENU_TIMING.skip;
      timer = window.setTimeout(open, skip ? 0 : MENU_TIMING.open);
    });
    // This script may arrive with the pointer already there.
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) {
      timer = window.setTimeout(open, MENU_TIMING.open);
    }
    item.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = window.setTimeout(() => isOpen(menu) && panel.hidePopover(), MENU_TIMING.close);
    });
    // A click right after hover has opened the menu means "open it", not "close it again".
    button.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (openedByHover && isOpen(menu)) event.preventDefault();
      openedByHover = false;
    });
    item.addEventListener('keydown', (event) => moveFocus(menu, event));
    item.addEventListener('focusout', (event) => {
      const next = event.relatedTarget as Node | null;
      if (next && !item.contains(next) && isOpen(menu)) panel.hidePopover();
    });
  }
}
