import { recoverLostFocus } from '../ui/focus-visible-text.ts';

/** The menu is a row of links in a wide window and a panel under the header in a narrow window. */
export const SITE_MENU = 'site-menu';

/** Delays in a wide window. */
const MENU_DELAYS_MS = {
  /** A group opens when the pointer has been over its label for this time. */
  open: 200,
  /** Within this time after a group has closed, another group opens without a delay. */
  reopen: 300,
  /** A group closes when the pointer has been outside of it for this time. */
  close: 150,
} as const;

/**
 * Tailwind's breakpoint lg. From this width on, the header shows its links instead of the menu
 * button.
 */
const WIDE = '(width >= 64rem)';

/** The link /blog is current on all paths below it. */
export function isCurrent(href: string, path: string) {
  if (href === '/blog') return path.startsWith('/blog');
  return href === path;
}

/** Arrow keys, Home and End follow ARIA's disclosure navigation. */
function moveFocus(group: HTMLDetailsElement, event: KeyboardEvent) {
  const links = [...group.querySelectorAll('a')];
  const current = links.indexOf(document.activeElement as HTMLAnchorElement);
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: links.length - 1,
  };
  const targetIndex = targets[event.key];
  if (targetIndex === undefined || !group.open) return;
  event.preventDefault();
  const label = group.querySelector('summary');
  (targetIndex < 0 ? label : links[Math.min(targetIndex, links.length - 1)])?.focus();
}

function openOnHover(groups: readonly HTMLDetailsElement[], isWide: () => boolean) {
  let closedAt = Number.NEGATIVE_INFINITY;
  for (const group of groups) {
    let timer = 0;
    let isOpenedByHover = false;
    const openAfter = (ms: number) => {
      timer = window.setTimeout(() => {
        isOpenedByHover ||= !group.open;
        group.open = true;
      }, ms);
    };
    group.addEventListener('toggle', () => {
      if (!group.open) closedAt = performance.now();
    });
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !isWide()) return;
      clearTimeout(timer);
      const isQuickReopening =
        groups.some(({ open }) => open) || performance.now() - closedAt < MENU_DELAYS_MS.reopen;
      openAfter(isQuickReopening ? 0 : MENU_DELAYS_MS.open);
    });
    group.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !isWide()) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        group.open = false;
      }, MENU_DELAYS_MS.close);
    });
    // A click soon after the pointer opened the group must not close it.
    group.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (isOpenedByHover && group.open) event.preventDefault();
      isOpenedByHover = false;
    });
    // The pointer may already be over the group when this script loads.
    if (isWide() && group.matches(':hover') && matchMedia('(hover: hover)').matches)
      openAfter(MENU_DELAYS_MS.open);
  }
}

/** The browser itself opens and closes the groups and, in a narrow window, the panel. */
export function startMenus() {
  const menu = document.getElementById(SITE_MENU);
  if (!menu) return;
  const groups = [...menu.querySelectorAll('details')];
  const wide = matchMedia(WIDE);
  const isWide = () => wide.matches;
  const hidePanel = () => menu.matches(':popover-open') && menu.hidePopover();
  const closeGroups = (excludedElement?: EventTarget | null) => {
    for (const group of groups)
      if (!group.contains(excludedElement as Node | null)) group.open = false;
  };

  openOnHover(groups, isWide);
  for (const group of groups)
    group.addEventListener('keydown', (event) => {
      moveFocus(group, event);
      if (event.key !== 'Escape' || !isWide() || !group.open) return;
      group.open = false;
      group.querySelector('summary')?.focus();
    });
  addEventListener('pointerdown', ({ target }) => {
    if (isWide()) closeGroups(target);
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Element)) return;
    if (isWide()) closeGroups(relatedTarget);
    // The menu button closes the panel itself.
    else if (!relatedTarget.closest(`#${SITE_MENU}, [popovertarget=${SITE_MENU}]`)) hidePanel();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) hidePanel();
  });
  let isMenuFocused = menu.contains(document.activeElement);
  addEventListener('focusin', ({ target }) => {
    isMenuFocused = menu.contains(target as Node);
  });
  wide.addEventListener('change', () => {
    closeGroups();
    hidePanel();
    // The browser no longer draws the links of the row, so the focus may be lost.
    if (isMenuFocused) recoverLostFocus();
  });
}
