import { focusVisibleText } from './focus-visible-text.ts';

/**
 * Returns a function that removes the element. If the focus is in the element, it returns to its
 * previous place, or else to the dialog or the visible text. This function must be called before
 * the element gets the focus.
 */
function prepareRemoval(element: HTMLElement) {
  let previousFocus = document.activeElement;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !element.contains(relatedTarget))
      previousFocus = relatedTarget;
  });
  return () => {
    const hadFocus = element.contains(document.activeElement);
    const dialog = element.closest<HTMLElement>('dialog');
    element.remove();
    if (!hadFocus) return;
    if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    const isRestored = document.activeElement === previousFocus && previousFocus !== document.body;
    if (isRestored) return;
    if (dialog) dialog.focus({ preventScroll: true });
    else focusVisibleText();
  };
}

/** A message disappears after this time. Errors and messages with a link stay. */
export const TOAST_DURATION_MS = 8000;

export type Toast = {
  title: string;
  text?: string | undefined;
  tone?: 'default' | 'destructive';
  link?: { label: string; href: string };
};

const TEMPLATE = `<div class="flex-1"><p data-toast-title class="text-body/6 font-bold"></p><p data-toast-text class="mt-0.5 text-note/6 text-ink-2 empty:hidden"></p></div><button type="button" aria-label="Dismiss" class="icon-btn icon-x -mr-2"></button>`;

/**
 * A modal dialog makes everything outside inert. Regions with "here" are only for callers that pass
 * them as `host`.
 */
function findRegion() {
  const regions = [
    ...document.querySelectorAll<HTMLElement>('[data-toasts]:not([data-toasts=here])'),
  ];
  return (
    regions.find((element) => element.closest('dialog')?.matches(':modal')) ??
    regions.find((element) => !element.closest('dialog'))
  );
}

/** A click also removes messages of another script, which has its own copy of this file. */
function dismissToastsIn(parent: ParentNode) {
  for (const toast of parent.querySelectorAll('.toast')) {
    toast.querySelector('button')?.click();
    toast.remove();
  }
}

export function dismissToast() {
  dismissToastsIn(document);
}

function removeWithDialogs(host: HTMLElement, remove: () => void, signal: AbortSignal) {
  const onToggle = (event: Event) => {
    const { target } = event;
    // Ignores the late `toggle` event of the dialog that was opened to show this toast.
    if (!(target instanceof HTMLDialogElement) || target.contains(host)) return;
    if ((event as ToggleEvent).newState === 'open') remove();
  };
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  host.closest('dialog')?.addEventListener('close', remove, { signal });
}

function dismissLater(item: HTMLElement, remove: () => void) {
  let timer = 0;
  const startTimer = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(remove, TOAST_DURATION_MS);
  };
  const stopTimer = () => window.clearTimeout(timer);
  for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, stopTimer);
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, startTimer);
  startTimer();
}

function createLink({ label, href }: NonNullable<Toast['link']>) {
  const link = document.createElement('a');
  const attributes = { href, className: 'text-link', target: '_blank', rel: 'noopener' };
  return Object.assign(link, { ...attributes, textContent: label });
}

/**
 * Returns undefined on a page without a region. Destructive messages are announced at once and
 * stay.
 */
export function showToast(
  { title, text = '', tone = 'default', link }: Toast,
  host = findRegion(),
): HTMLElement | undefined {
  if (!host) return undefined;
  const item = document.createElement('div');
  item.className = 'toast flex items-start gap-3 border border-ink bg-paper p-4 pl-6';
  item.innerHTML = TEMPLATE;
  item.dataset.tone = tone;
  const fill = (selector: string, content: string) => {
    const element = item.querySelector(selector);
    if (element) element.textContent = content;
  };
  fill('[data-toast-title]', title);
  fill('[data-toast-text]', text);
  if (link) item.querySelector('[data-toast-text]')?.after(createLink(link));
  // The old message is dismissed first, so that the focus in it is not lost.
  dismissToastsIn(host);
  // One live region gets the whole message, so that it is announced once.
  host
    .querySelector(tone === 'destructive' ? '[role=alert]' : '[role=status]')
    ?.replaceChildren(item);
  const removalController = new AbortController();
  const removeWithFocus = prepareRemoval(item);
  const remove = () => {
    removalController.abort();
    if (item.isConnected) removeWithFocus();
  };
  removeWithDialogs(host, remove, removalController.signal);
  item.querySelector('button')?.addEventListener('click', remove);
  if (tone === 'default' && !link) dismissLater(item, remove);
  // The toast must not cover the focused control.
  const { activeElement: focusedElement } = document;
  if (host.closest('dialog')?.contains(focusedElement))
    focusedElement?.scrollIntoView({ block: 'nearest' });
  return item;
}
