import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText, hasShareSheet, shareOrCopy } from '../../ui/copy.ts';
import { Check, Copy, Download, Printer, Share } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { warningFor } from './forbidden.ts';
import type { IntakeCopy } from './page-schema.ts';
import { type Script, scriptText } from './script.ts';
import { TOASTS } from './use-builder.ts';

/** How long the button shows that it has copied, in ms. */
const COPIED_SHOWN_MS = 2000;

/** Name of the file a visitor saves. */
const DOWNLOAD_NAME = 'intake-script.txt';

type TakeAwayProps = {
  script: Script;
  /** Over a script that leaves the page: whose it is, and who has to read it. */
  head: readonly string[];
  words: IntakeCopy['result'];
  onPrint(): void;
};

/** Copies, saves and prints the script. */
export function TakeAway({ script, head, words, onPrint }: TakeAwayProps) {
  /** Counts the copies, so that each one is shown for its full time. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(setCopies, COPIED_SHOWN_MS, 0);
    return () => clearTimeout(timer);
  }, [copies]);
  const text = () => scriptText(script, (line) => warningFor(line, script.practiceArea));
  const withHead = () => `${head.join('\n')}\n\n${text()}`;
  const copy = async () => {
    const isCopied = await copyText(text(), { copied: TOASTS.copied, failed: TOASTS.notCopied });
    if (isCopied) setCopies((count) => count + 1);
    return isCopied;
  };
  const share = () => shareOrCopy({ title: document.title, text: withHead() }, copy);
  const save = () => {
    saveFile(DOWNLOAD_NAME, 'text/plain', withHead());
    showToast(TOASTS.downloaded);
  };
  const button = (Icon: typeof Copy, label: string, onClick: () => void, className = 'px-3') => (
    <Button look="secondary" onClick={onClick} className={className}>
      <Icon size={18} strokeWidth={1.75} />
      <span>{label}</span>
    </Button>
  );
  return (
    <div>
      <h3 className="text-h3">{words.useHeading}</h3>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button look="dark" onClick={copy} className="col-span-2 px-3">
          {copies ? <Check size={18} strokeWidth={1.75} /> : <Copy size={18} strokeWidth={1.75} />}
          <span>{copies ? 'Copied!' : 'Copy Script'}</span>
        </Button>
        {button(Download, 'Download', save)}
        {hasShareSheet() && button(Share, words.share, share, 'col-span-2 px-3')}
        {button(Printer, words.print, onPrint)}
      </div>
    </div>
  );
}
