import { SHARE_POPUP } from './share-links.ts';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';
import { showToast } from './toast.ts';

/** Loaded at the first pointer, focus or key in what can be handed on: an article, the report. */
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
  const {
    copy: words = '',
    copied = 'Link copied to clipboard!',
    copiedText,
    copyFailed = '',
    copyFailedText,
  } = button.dataset;
  try {
    await navigator.clipboard.writeText(words);
    showToast({ title: copied, text: copiedText });
  } catch {
    showToast({ title: copyFailed, text: copyFailedText, tone: 'destructive' });
  }
}

/** The device's own sheet; where there is none, or it fails, the address is copied. */
async function sharePage(button: HTMLElement) {
  const { sharePage: title = '', copy: url = '' } = button.dataset;
  const ended = hasShareSheet() ? await openShareSheet({ title, url }) : 'failed';
  if (ended === 'cancelled') console.log('Sharing was cancelled');
  if (ended === 'failed') await copy(button);
}

function act(button: HTMLElement) {
  return 'sharePage' in button.dataset ? sharePage(button) : copy(button);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
  link.addEventListener('click', share);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.addEventListener('click', () => act(button));
document.querySelector('main')?.removeAttribute('data-script');
