import { classNames } from '../../ui/class-names.ts';
import { type CopyToasts, copyText } from '../../ui/copy.ts';
import { Copy } from '../../ui/icons.tsx';
import { ActionButton } from '../tools/result-actions.tsx';
import type { ReaderWords } from './page-schema.ts';
import type { Paste } from './reading.ts';

/** Messages after a part of the result was copied. */
export const copyToasts = ({ copied, notCopied }: ReaderWords['result']): CopyToasts => ({
  copied: { title: copied },
  failed: { title: notCopied, tone: 'destructive' },
});

/** Lines of code that show at once. */
const CODE_LINES = 24;

/** How code is set. */
export const CODE =
  'block w-full resize-y overflow-auto border border-line bg-fog p-4 font-mono text-sm/5.25 whitespace-pre print:whitespace-pre-wrap';

type PasteProps = { paste: Paste; words: ReaderWords };

function Code({
  title,
  text,
  code,
  words,
}: {
  title: string;
  text: string;
  code: string;
  words: ReaderWords;
}) {
  return (
    <div className="mt-6">
      <p className="font-bold">{title}</p>
      <p className="mt-1 max-w-measure text-note/6 text-ink-2">{text}</p>
      <textarea
        readOnly
        aria-label={title}
        rows={Math.min(code.split('\n').length, CODE_LINES)}
        spellCheck={false}
        className={classNames(CODE, 'mt-3')}
        value={code}
      />
      <div className="no-print">
        <ActionButton icon={Copy} onClick={() => copyText(code, copyToasts(words.result))}>
          {words.paste.copy}
        </ActionButton>
      </div>
    </div>
  );
}

/** Blocks of structured data, mended, that can be pasted into the page. */
export function PasteParts({ paste, words }: PasteProps) {
  const own = words.paste;
  if (paste.repaired.length === 0) return null;
  return (
    <section aria-labelledby="reader-paste" className="mt-12">
      <h3 id="reader-paste" className="text-h3">
        {own.heading}
      </h3>
      {paste.repaired.map(({ block, text }) => (
        <Code
          key={block}
          title={own.repaired.replace('{block}', String(block))}
          text={own.repairedText}
          code={text}
          words={words}
        />
      ))}
    </section>
  );
}
