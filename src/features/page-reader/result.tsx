import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type CopyToasts, copyText } from '../../ui/copy.ts';
import { Copy } from '../../ui/icons.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { ActionButton, ResultActions } from '../tools/result-actions.tsx';
import { MarkedResult, OtherLines } from './marked-page.tsx';
import type { ReaderCopy } from './page-schema.ts';
import { READER_SLUG } from './places.ts';
import type { Reading } from './reading.ts';
import { jsonOf, markdownOf, subjectOf } from './words.ts';

type ResultProps = {
  reading: Reading;
  words: ReaderCopy;
  /** What this device has saved. */
  notice: ReactNode;
  onAgain(): void;
  flush(): void;
};

/** The marked page with what a visitor can do with it, and the rest of the checks in one closed table. */
export function ResultView({ reading, words, notice, onAgain, flush }: ResultProps) {
  const { result } = words;
  const toasts: CopyToasts = {
    copied: { title: result.copied },
    failed: { title: result.notCopied, tone: 'destructive' },
  };
  const file = {
    label: result.download,
    name: `${READER_SLUG}.json`,
    type: 'application/json',
    text: () => jsonOf(reading),
  };
  return (
    <div className="reader-result pb-16 print:pb-0">
      <MarkedResult reading={reading} words={words} id="reader-fix">
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <OpenContact
            label={result.contact}
            source={`${READER_SLUG}-result`}
            subject={subjectOf(reading, words)}
          />
          <Button look="secondary" onClick={onAgain}>
            {result.again}
          </Button>
        </div>
        <ResultActions flush={flush} file={file}>
          <ActionButton icon={Copy} onClick={() => copyText(markdownOf(reading, words), toasts)}>
            {result.copy}
          </ActionButton>
        </ResultActions>
        {notice}
      </MarkedResult>
      <OtherLines reading={reading} words={words} />
    </div>
  );
}
