import { copyText, LINK_TOASTS, SHARE_POPUP, shareOrCopy } from './sharing.ts';

/** The script loads when the visitor first uses pointer, focus or keys. */
const { width, height } = SHARE_POPUP;

function share(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  const popup = window.open(link.href, '_blank', `popup,width=${width},height=${height}`);
  // If the browser blocks the window, the link opens the page.
  if (popup) event.preventDefault();
}

function copy({ dataset }: HTMLElement) {
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

function act(button: HTMLElement) {
  const { sharePage: title, copy: url = '' } = button.dataset;
  return title === undefined ? copy(button) : shareOrCopy({ title, url }, () => copy(button));
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]'))
  link.addEventListener('click', share);
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]'))
  button.addEventListener('click', () => act(button));
document.querySelector('main')?.removeAttribute('data-script');
