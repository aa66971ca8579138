import { SHARE_POPUP } from '../rules/blog/share-links.ts';
import { showToast } from './toast.ts';

/** Loaded by boot.ts at the first pointer, focus or key on an article. */
const { width, height } = SHARE_POPUP;

function share(event: MouseEvent) {
  // With a key held down the visitor asks for a tab or a window of their own kind.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  const popup = window.open(link.href, '_blank', `popup,width=${width},height=${height}`);
  // Where the window is kept from opening, the link still leads to the page.
  if (popup) event.preventDefault();
}

async function copy(button: HTMLElement) {
  delete button.dataset.pressed;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    showToast({ title: 'Link copied to clipboard!' });
  } catch {
    showToast({ title: 'Failed to copy link', tone: 'destructive' });
  }
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
  link.addEventListener('click', share);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => copy(button));
  if ('pressed' in button.dataset) copy(button);
}
