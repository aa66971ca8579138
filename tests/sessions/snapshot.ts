/** What a session sees of a page after each step. */
export type Snapshot = {
  /** Tells two documents apart; one that comes back out of the page cache is the same. */
  document: number;
  /** Tells two entries of the history apart, also one that took the place of its like. */
  entry: string;
  path: string;
  hash: string;
  scroll: number;
  scrollEnd: number;
  /** Pixels that the page is wider than the window. */
  sideways: number;
  /** What has the focus; null for the body. */
  focus: string | null;
  isFocusVisible: boolean;
  /**
   * Whether the focused part is in sight and nothing fixed covers all of it; true for what is
   * larger than the window.
   */
  isFocusInSight: boolean;
  /** Modal dialogs, by id, and those among them that nobody can see or close. */
  modals: string[];
  hiddenModals: string[];
  /** Parts that are inert though no dialog is modal. */
  inert: number;
  isBannerShown: boolean;
  consent: string | null;
  popups: number;
  dismissed: string | null;
  toasts: string[];
  /** Whether this page has come out of the page cache. */
  isFromCache: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
};

/** Runs in the page. */
export function look(): Snapshot {
  const root = document.documentElement;
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const modals = [...document.querySelectorAll(':modal')];
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
  const isReachable = (dialog: Element) => {
    const close = dialog.querySelector('[command=close]');
    return (
      dialog.checkVisibility() &&
      Boolean(close?.checkVisibility()) &&
      dialog.getBoundingClientRect().height > 0
    );
  };
  const inSight = (part: Element) => {
    const { left, right, top, bottom, height } = part.getBoundingClientRect();
    if (height > innerHeight / 2) return true;
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const there = document.elementFromPoint(x, y);
        if (there && (part.contains(there) || there.contains(part))) return true;
      }
    return false;
  };
  const { navigation } = window;
  const words = (part: Element) =>
    `${part.tagName.toLowerCase()} "${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)}"`;
  return {
    document: Math.round(performance.timeOrigin * 1000),
    entry: navigation.currentEntry?.id ?? '',
    path: location.pathname,
    hash: location.hash,
    scroll: Math.round(scrollY),
    scrollEnd: root.scrollHeight - innerHeight,
    sideways: root.scrollWidth - root.clientWidth,
    focus: focused && words(focused),
    isFocusVisible: focused?.checkVisibility() ?? true,
    isFocusInSight: !focused || inSight(focused),
    modals: modals.map(({ id }) => id),
    hiddenModals: modals.filter((dialog) => !isReachable(dialog)).map(({ id }) => id),
    inert: modals.length > 0 ? 0 : document.querySelectorAll('[inert]').length,
    isBannerShown: shown('[data-cookie-banner]').length > 0,
    consent: localStorage.getItem('cookie-consent'),
    popups: document.querySelectorAll('[data-lead-popup]:not([hidden])').length,
    dismissed: localStorage.getItem('lead-popup-dismissed'),
    toasts: shown('[data-toasts] [data-toast-title]').map((title) => title.textContent ?? ''),
    isFromCache: 'fromCache' in root.dataset,
    canGoBack: navigation.canGoBack,
    canGoForward: navigation.canGoForward,
  };
}
