import { focusWhereRead } from './focus-where-read.ts';

/**
 * Remembers where the focus was before it came into a part of the page; call it before the focus is in that part.
 * The function it returns removes the part. Focus that was in it goes back to where it came from, or, when that is
 * gone, to the dialog around the part or to the visible text.
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

/** Milliseconds a good-news toast stays; a failure stays until it is dismissed. */
export const TOAST_DURATION_MS = 8000;

export type Toast = {
  title: string;
  text?: string | undefined;
  tone?: 'default' | 'destructive';
  /** Something to open: such a message stays until it is dismissed. */
  link?: { label: string; href: string; newTab?: boolean };
};

/** This is fixed markup: the texts of a toast are filled in as text. */
const TEMPLATE = `<div class="flex-1"><p data-toast-title class="text-body/6 font-bold"></p><p data-toast-text class="mt-0.5 text-note/6 text-ink-2 empty:hidden"></p></div><button type="button" aria-label="Dismiss" class="icon-btn icon-x -mr-2"></button>`;

/**
 * A modal dialog makes everything outside it inert, so a toast appears inside the one that is open. Places for
 * the messages of one part of a page ("here") are named by who shows them.
 */
function region() {
  const regions = [
    ...document.querySelectorAll<HTMLElement>('[data-toasts]:not([data-toasts=here])'),
  ];
  return regions.find((element) => element.closest('dialog')?.matches(':modal')) ?? regions.at(-1);
}

/** Dismisses messages by their button, whichever script of the page has made them: each has this file as its own. */
function dismissIn(place: ParentNode) {
  for (const old of place.querySelectorAll('.toast')) {
    old.querySelector('button')?.click();
    old.remove();
  }
}

/** Removes every visible message, also behind a dialog. */
export function dismissToast() {
  dismissIn(document);
}

/** A dialog that is opened, or opened again, shows no old message; one that closes takes its own with it. */
function leaveWithDialogs(host: HTMLElement, remove: () => void, signal: AbortSignal) {
  const onToggle = (event: Event) => {
    const { target } = event;
    // the event of the dialog that was opened with the message comes after it
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

/** Shows a message. Returns undefined on a page without a place for messages. A destructive message is announced at once and stays. */
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
  // The old message goes first: focus in it would be lost with it.
  dismissIn(host);
  // The message goes as a whole into the one place that speaks as it does: it is spoken once.
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
