import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { copyText, hasShareSheet, shareOrCopy } from '../../ui/copy.ts';
import { Check, Copy, Download, Printer, Share } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import type { IntakeWords } from './page-schema.ts';
import { type Script, scriptText } from './script.ts';
import { TOASTS } from './toasts.ts';

/** Milliseconds for which the button says that it has copied. */
const COPIED_SHOWN_MS = 2000;

/** Name of the file a visitor saves. */
const DOWNLOAD_NAME = 'intake-script.txt';

type TakeAwayProps = {
  /** As it shows, with what is just being written. */
  script: Script;
  /** What stands over a script that is handed on: whose it is, and who has to read it. */
  head: readonly string[];
  words: IntakeWords['result'];
  onPrint(): void;
};

/** Copies, saves and prints the script as it stands. */
export function TakeAway({ script, head, words, onPrint }: TakeAwayProps) {
  /** Counts the copies, so that each one says so for its full time. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (!copies) return;
    const timer = setTimeout(setCopies, COPIED_SHOWN_MS, 0);
    return () => clearTimeout(timer);
  }, [copies]);
  const withHead = () => `${head.join('\n')}\n\n${scriptText(script)}`;
  const copy = async () => {
    const isCopied = await copyText(scriptText(script), {
      copied: TOASTS.copied,
      failed: TOASTS.notCopied,
    });
    if (isCopied) setCopies((count) => count + 1);
    return isCopied;
  };
  const share = () => shareOrCopy({ title: document.title, text: withHead() }, copy);
  const save = () => {
    saveFile(DOWNLOAD_NAME, 'text/plain', withHead());
    showToast(TOASTS.downloaded);
  };
  const printNow = () => {
    flushSync(onPrint);
    print();
  };
  const icon = { size: 18, strokeWidth: 1.75 };
  return (
    <div>
      <h3 className="text-h3">{words.useHeading}</h3>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button look="dark" onClick={copy} className="col-span-2 px-3">
          {copies ? <Check {...icon} /> : <Copy {...icon} />}
          <span>{copies ? 'Copied!' : 'Copy Script'}</span>
        </Button>
        <Button look="secondary" onClick={save} className="px-3">
          <Download {...icon} />
          <span>Download</span>
        </Button>
        {hasShareSheet() && (
          <Button look="secondary" onClick={share} className="col-span-2 px-3">
            <Share {...icon} />
            <span>{words.share}</span>
          </Button>
        )}
        <Button look="secondary" onClick={printNow} className="px-3">
          <Printer {...icon} />
          <span>{words.print}</span>
        </Button>
      </div>
    </div>
  );
}
