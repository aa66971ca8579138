// These functions run in the page.

/** A session records this state of a page after each step. */
export function takeSnapshot() {
  const root = document.documentElement;
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const modals = [...document.querySelectorAll(':modal')];
  const visibleElements = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
  const isReachable = (dialog: Element) => {
    const close = dialog.querySelector('[command=close]');
    return (
      dialog.checkVisibility() &&
      Boolean(close?.checkVisibility()) &&
      dialog.getBoundingClientRect().height > 0
    );
  };
  const isInSight = (part: Element) => {
    const { left, right, top, bottom, height } = part.getBoundingClientRect();
    if (height > innerHeight / 2) return true;
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const element = document.elementFromPoint(x, y);
        if (element && (part.contains(element) || element.contains(part))) return true;
      }
    return false;
  };
  const { navigation } = window;
  const describe = (part: Element) =>
    `${part.tagName.toLowerCase()} "${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 40)}"`;
  return {
    // Differs for each document, but not for one restored from the back/forward cache.
    document: Math.round(performance.timeOrigin * 1000),
    // Differs for each history entry, also for one that replaced an equal one.
    entry: navigation.currentEntry?.id ?? '',
    path: location.pathname,
    hash: location.hash,
    scroll: Math.round(scrollY),
    scrollEnd: root.scrollHeight - innerHeight,
    // The page exceeds the window by this many pixels.
    sideways: root.scrollWidth - root.clientWidth,
    focus: focused && describe(focused),
    isFocusVisible: focused?.checkVisibility() ?? true,
    // A fixed element may cover all of the focused part.
    isFocusInSight: !focused || isInSight(focused),
    modals: modals.map(({ id }) => id),
    hiddenModals: modals.filter((dialog) => !isReachable(dialog)).map(({ id }) => id),
    inert: modals.length > 0 ? 0 : document.querySelectorAll('[inert]').length,
    isBannerShown: visibleElements('[data-cookie-banner]').length > 0,
    consent: localStorage.getItem('cookie-consent'),
    popups: document.querySelectorAll('[data-lead-popup]:not([hidden])').length,
    dismissed: localStorage.getItem('lead-popup-dismissed'),
    toasts: visibleElements('[data-toasts] [data-toast-title]').map(
      (title) => title.textContent ?? '',
    ),
    isFromCache: 'fromCache' in root.dataset,
    canGoBack: navigation.canGoBack,
    canGoForward: navigation.canGoForward,
  };
}

export type Snapshot = ReturnType<typeof takeSnapshot>;

export type Spot = {
  x: number;
  y: number;
  text: string;
  kind: 'words' | 'summary' | 'link' | 'control';
};

/** Returns a point of each control and text in the window that a tap would meet. */
export function tappableSpots(): Spot[] {
  const STEP_PX = 24;
  const spots: Spot[] = [];
  const addedElements = new Set<Element>();
  const modal = document.querySelector(':modal');
  for (let y = 8; y < innerHeight; y += STEP_PX) {
    for (let x = 8; x < innerWidth; x += STEP_PX) {
      const element = document.elementFromPoint(x, y);
      const control = element?.closest('a, button, label, summary, input, select, textarea');
      const target = control ?? element?.closest('h1, h2, h3, p, li, td');
      if (!target || addedElements.has(target) || target.closest('[data-bottom-bars]')) continue;
      if (modal && !modal.contains(target)) continue;
      addedElements.add(target);
      const link = target.closest('a');
      // Such links leave the site or need a device.
      if (link && (link.origin !== location.origin || link.target || link.hasAttribute('download')))
        continue;
      if (/\.(pdf|md|xml|json|txt)$/.test(link?.pathname ?? '')) continue;
      const text = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim();
      const controlKind = target.matches('summary') ? 'summary' : 'control';
      const kind = link ? 'link' : control ? controlKind : 'words';
      spots.push({ x, y, text: text.slice(0, 40), kind });
    }
  }
  return spots;
}

/** Marks a document that is being left until it is shown again. */
export function markLeaving() {
  window.navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null)
      document.documentElement.dataset.leaving = '';
  });
  addEventListener('pageshow', () => delete document.documentElement.dataset.leaving);
}

/** Resolves when the page has loaded, is not being left, and has drawn the last change. */
export async function untilSettled() {
  const maxMs = 3000;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done));
  for (const from = performance.now(); performance.now() - from < maxMs; await frame())
    if (!('leaving' in document.documentElement.dataset)) break;
  // Observers run after a frame, and their changes appear in the next.
  for (let at = Number.NaN; at !== scrollY; ) {
    at = scrollY;
    for (let pictures = 0; pictures < 3; pictures++) await frame();
  }
}
