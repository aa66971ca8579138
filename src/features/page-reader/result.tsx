import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { type CopyToasts, copyText } from '../../ui/copy.ts';
import { Copy } from '../../ui/icons.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { ActionButton, ResultActions } from '../tools/result-actions.tsx';
import { Findings, MarkedPage, OtherLines } from './marked-page.tsx';
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

/** The marked page at the left, what is to fix at the right, the rest in one closed table. */
export function ResultView({ reading, words, notice, onAgain, flush }: ResultProps) {
  const { result } = words;
  const toasts: CopyToasts = {
    copied: { title: result.copied },
    failed: { title: result.notCopied, tone: 'destructive' },
  };
  return (
    <div className="reader-result">
      <div className="reader-columns">
        <MarkedPage reading={reading} words={words} />
        <div>
          <Findings reading={reading} words={words} id="reader-fix" />
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
          <ResultActions
            flush={flush}
            file={{
              label: result.download,
              name: `${READER_SLUG}.json`,
              type: 'application/json',
              text: () => jsonOf(reading),
            }}
          />
          <div className="no-print">
            <ActionButton icon={Copy} onClick={() => copyText(markdownOf(reading, words), toasts)}>
              {result.copy}
            </ActionButton>
          </div>
          {notice}
        </div>
      </div>
      <OtherLines reading={reading} words={words} />
    </div>
  );
}
