import { removableWithFocus } from './give-focus-back.ts';

/** Milliseconds a good-news toast stays; a failure stays until it is dismissed. */
export const TOAST_STAYS_MS = 8000;

export type Toast = {
  title: string;
  text?: string | undefined;
  tone?: 'default' | 'destructive';
  /** Something to open in a new tab: such a message stays until it is dismissed. */
  link?: { label: string; href: string };
};

/** A modal dialog makes everything outside it inert, so a toast appears inside the one that is open. */
function region() {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-toasts]')];
  return regions.find((element) => element.closest('dialog')?.matches(':modal')) ?? regions.at(-1);
}

/** How the message that a region shows goes away. */
const removers = new WeakMap<HTMLElement, () => void>();

/** Takes the message away that shows, if one does: what it speaks of is gone. */
export function dismissToast() {
  const host = region();
  if (host) removers.get(host)?.();
}

function dismissLater(item: HTMLElement, remove: () => void) {
  let timer = 0;
  const start = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(remove, TOAST_STAYS_MS);
  };
  const stop = () => window.clearTimeout(timer);
  for (const event of ['pointerenter', 'focusin']) item.addEventListener(event, stop);
  for (const event of ['pointerleave', 'focusout']) item.addEventListener(event, start);
  start();
}

function linkOf({ label, href }: NonNullable<Toast['link']>) {
  const link = document.createElement('a');
  Object.assign(link, {
    href,
    textContent: label,
    target: '_blank',
    rel: 'noopener',
    className: 'text-link',
  });
  return link;
}

/** Shows a message. In: title, optional text, tone, link. A destructive one is announced at once and stays. */
export function showToast({ title, text = '', tone = 'default', link }: Toast) {
  const host = region();
  const mould = document.querySelector<HTMLTemplateElement>('#toast-template');
  const item = mould?.content.firstElementChild?.cloneNode(true);
  if (!host || !(item instanceof HTMLElement)) return;
  item.dataset.tone = tone;
  item.setAttribute('role', tone === 'destructive' ? 'alert' : 'status');
  // the old one first: focus in it would be lost with it
  removers.get(host)?.();
  host.replaceChildren(item);
  const remove = removableWithFocus(item);
  removers.set(host, remove);
  const fill = (selector: string, words: string) => {
    const element = item.querySelector(selector);
    if (element) element.textContent = words;
  };
  fill('[data-toast-title]', title);
  fill('[data-toast-text]', text);
  if (link) item.querySelector('[data-toast-text]')?.after(linkOf(link));
  item.querySelector('button')?.addEventListener('click', remove);
  if (tone === 'default' && !link) dismissLater(item, remove);
}
