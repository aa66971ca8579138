import { copyText, LINK_TOASTS, SHARE_POPUP, shareOrCopy } from './sharing.ts';

/** This script loads when the visitor first uses pointer, focus or keys. */
const { width, height } = SHARE_POPUP;

function openSharePopup(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  const popup = window.open(link.href, '_blank', `popup,width=${width},height=${height}`);
  // If the browser blocks the window, the link opens the page.
  if (popup) event.preventDefault();
}

function copyFromButton({ dataset }: HTMLElement) {
  const {
    copied = LINK_TOASTS.copied.title,
    copiedText,
    copyFailed = '',
    copyFailedText,
  } = dataset;
  return copyText(dataset.copy ?? '', {
    copied: { title: copied, text: copiedText },
    failed: { title: copyFailed, text: copyFailedText, tone: 'destructive' },
  });
}

function shareOrCopyPage(button: HTMLElement) {
  const { sharePage: title, copy: url = '' } = button.dataset;
  return title === undefined
    ? copyFromButton(button)
    : shareOrCopy({ title, url }, () => copyFromButton(button));
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
  link.addEventListener('click', openSharePopup);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.addEventListener('click', () => shareOrCopyPage(button));
document.querySelector('main')?.removeAttribute('data-script');
