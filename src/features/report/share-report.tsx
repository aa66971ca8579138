import { Button } from '../../ui/button.tsx';
import { REPORT_WORDS } from './words.ts';

/** Hands the page on: the device's share sheet, else its address in the clipboard. ui/share.ts does both. */
export function ShareReport({ url, title }: { url: string; title: string }) {
  return (
    <Button
      look="secondary"
      className="needs-script no-print"
      data-share-page={title}
      data-copy={url}
      data-copied={REPORT_WORDS.linkCopiedTitle}
      data-copied-text={REPORT_WORDS.linkCopied}
      data-copy-failed={REPORT_WORDS.copyFailedTitle}
      data-copy-failed-text={REPORT_WORDS.copyFailed}
    >
      {REPORT_WORDS.share}
    </Button>
  );
}
