import { focusWhereRead } from './focus-where-read.ts';

/**
 * Returns a function that removes a part of the page. If the focus is in this part, it goes back to the element that had it
 * before; if that element is gone, to the dialog around the part, or to the visible text. Call this before the focus is in
 * the part.
 */
function removableWithFocus(part: HTMLElement) {
  let before = document.activeElement;
  part.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !part.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    const hadFocus = part.contains(document.activeElement);
    const around = part.closest<HTMLElement>('dialog');
    part.remove();
    if (!hadFocus) return;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    const isBack = document.activeElement === before && before !== document.body;
    if (isBack) return;
    if (around) around.focus({ preventScroll: true });
    else focusWhereRead();
  };
}

/** A message disappears after this time, except an error or a message with a link. */
export const TOAST_DURATION_MS = 8000;

export type Toast = {
  title: string;
  text?: string | undefined;
  tone?: 'default' | 'destructive';
  /** A message with a link stays until it is dismissed. */
  link?: { label: string; href: string; newTab?: boolean };
};

/** HTML of a message without its texts, which are added as plain text. */
const TEMPLATE = `<div class="flex-1"><p data-toast-title class="text-body/6 font-bold"></p><p data-toast-text class="mt-0.5 text-note/6 text-ink-2 empty:hidden"></p></div><button type="button" aria-label="Dismiss" class="icon-btn icon-x -mr-2"></button>`;

/**
 * Returns the element for messages. While a modal dialog is open, it is in the dialog, because everything outside is inert.
 * Elements with "here" are only for callers that pass them as `host`.
 */
function region() {
  const regions = [
    ...document.querySelectorAll<HTMLElement>('[data-toasts]:not([data-toasts=here])'),
  ];
  return regions.find((element) => element.closest('dialog')?.matches(':modal')) ?? regions.at(-1);
}

/** Dismisses messages by a click on their button: another script with its own copy of this file may have created them. */
function dismissIn(place: ParentNode) {
  for (const old of place.querySelectorAll('.toast')) {
    old.querySelector('button')?.click();
    old.remove();
  }
}

/** Removes all visible messages, also behind a dialog. */
export function dismissToast() {
  dismissIn(document);
}

/** Removes a message when a dialog opens or when the dialog around the message closes. */
function leaveWithDialogs(host: HTMLElement, remove: () => void, signal: AbortSignal) {
  const onToggle = (event: Event) => {
    const { target } = event;
    // If the dialog contains the message, it was opened for the message, and its event comes later.
    if (!(target instanceof HTMLDialogElement) || target.contains(host)) return;
    if ((event as ToggleEvent).newState === 'open') remove();
  };
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  host.closest('dialog')?.addEventListener('close', remove, { signal });
}

function dismissLater(item: HTMLElement, remove: () => void) {
  let timer = 0;
  const start = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(remove, TOAST_DURATION_MS);
  };
  const stop = () => window.clearTimeout(timer);
  for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, start);
  start();
}

function linkOf({ label, href, newTab }: NonNullable<Toast['link']>) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: label, className: 'text-link' });
  if (newTab) Object.assign(link, { target: '_blank', rel: 'noopener' });
  return link;
}

/**
 * Shows a message and returns its element; undefined on a page without an element for messages. A destructive message is
 * announced at once and stays until it is dismissed.
 */
export function showToast(
  { title, text = '', tone = 'default', link }: Toast,
  host = region(),
): HTMLElement | undefined {
  if (!host) return undefined;
  const item = document.createElement('div');
  item.className = 'toast flex items-start gap-3 border border-ink bg-paper p-4 pl-6';
  item.innerHTML = TEMPLATE;
  item.dataset.tone = tone;
  const fill = (selector: string, words: string) => {
    const element = item.querySelector(selector);
    if (element) element.textContent = words;
  };
  fill('[data-toast-title]', title);
  fill('[data-toast-text]', text);
  if (link) item.querySelector('[data-toast-text]')?.after(linkOf(link));
  // The old message is dismissed first: otherwise focus in it would be lost.
  dismissIn(host);
  // The whole message goes into one live region, so that it is announced once.
  host
    .querySelector(tone === 'destructive' ? '[role=alert]' : '[role=status]')
    ?.replaceChildren(item);
  const gone = new AbortController();
  const removeWithFocus = removableWithFocus(item);
  const remove = () => {
    gone.abort();
    if (item.isConnected) removeWithFocus();
  };
  leaveWithDialogs(host, remove, gone.signal);
  item.querySelector('button')?.addEventListener('click', remove);
  if (tone === 'default' && !link) dismissLater(item, remove);
  // The toast must not cover the focused control.
  const { activeElement: focused } = document;
  if (host.closest('dialog')?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  return item;
}
