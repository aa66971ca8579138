import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { READER_SLUG } from './paths.ts';
import { SHEET_PARTS, type SheetPart } from './reading.ts';
import type { ReaderResult, ResultLine } from './result-text.ts';

type Props = { result: ReaderResult };

const MAX_SHEET_ITEMS = 10;
const MAX_DETAILS = 4;
const INDENT_CLASSES = ['', 'pl-4', 'pl-8'];
const TEXT_CLASSES: Record<SheetPart, string> = {
  address: 'font-mono text-xs/5',
  title: 'font-bold text-body/6.5',
  description: 'text-body/6.5',
  h1: 'pt-1 text-h3/[1.3] font-heavy tracking-heading',
  opening: 'font-serif text-body/6.5',
  headings: 'text-note/6',
  markup: 'font-mono text-xs/5',
};
const NUMBER_CLASSES =
  'reader-number mt-px mr-2 inline-block w-6 flex-none self-start rounded-full border-[1.5px] border-red text-center font-mono text-xs/5 font-bold text-red';
const SECTION_CLASSES =
  'border-b border-line py-3 last:border-0 last:pb-0 md:grid md:grid-cols-[minmax(0,1fr)_14rem] md:grid-rows-[auto_1fr] md:gap-x-6';

const moreText = (hiddenCount: number, { labels }: ReaderResult) =>
  labels.more.replace('{count}', String(hiddenCount));

function Headings({ result }: Props) {
  const { outline } = result;
  const hiddenCount = outline.length - MAX_SHEET_ITEMS;
  return (
    <ol className="grid gap-0.5">
      {[...outline.slice(0, MAX_SHEET_ITEMS).entries()].map(([index, { level, text, skips }]) => (
        <li key={index} className={INDENT_CLASSES[level - 1] ?? 'pl-12'}>
          <span className="font-mono text-xs/5 text-ink-3">{`h${level} `}</span>
          {skips ? <mark>{text}</mark> : <span>{text}</span>}
        </li>
      ))}
      {hiddenCount > 0 && <li className="text-sm/5 text-ink-3">{moreText(hiddenCount, result)}</li>}
    </ol>
  );
}

function findPartText(part: SheetPart, { page, lines }: ReaderResult) {
  if (part === 'address') return page;
  const line = lines.find(({ id }) => id === (part === 'markup' ? 'markup-types' : part));
  return line?.quote ?? line?.items?.slice(0, MAX_SHEET_ITEMS).join(', ');
}

function SheetSection({ part, result }: Props & { part: SheetPart }) {
  const { fix, outline, labels } = result;
  const faults = fix.filter((line) => line.part === part);
  const isOutline = part === 'headings' && outline.length > 0;
  const partText = findPartText(part, result);
  if (!isOutline && !partText && faults.length === 0) return null;
  const highlights = isOutline ? [] : new Set(faults.map(({ highlight }) => highlight));
  return (
    <div className={SECTION_CLASSES}>
      <dt className="font-mono text-xs/5 text-ink-3">{labels.parts[part]}</dt>
      <dd
        className={classNames(
          'grid content-start gap-1.5 wrap-anywhere md:col-start-1',
          TEXT_CLASSES[part],
        )}
      >
        {isOutline && <Headings result={result} />}
        {partText && <p>{partText}</p>}
        {[...highlights].map((text) => (
          <p key={text}>
            <mark>{text}</mark>
          </p>
        ))}
      </dd>
      {faults.length > 0 && (
        <dd className="md:col-start-2 md:row-span-2 md:row-start-1">
          <ul>
            {faults.map((line) => (
              <li key={line.id} className="mt-2.5 text-sm/5 md:first:mt-0">
                <b>
                  <span className={NUMBER_CLASSES}>{fix.indexOf(line) + 1}</span>
                  {line.title}
                </b>
                <p className="font-hand text-[0.9375rem]/5 italic">{line.rule}</p>
                {line.source && (
                  <a
                    href={line.source.url}
                    rel="noopener"
                    className="text-xs text-ink-2 underline underline-offset-2"
                  >
                    {line.source.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}

function Details({ line: { details }, result }: Props & { line: ResultLine }) {
  const hiddenCount = details.length - MAX_DETAILS;
  const shownDetails = details.slice(0, MAX_DETAILS);
  const texts = hiddenCount > 0 ? [...shownDetails, moreText(hiddenCount, result)] : shownDetails;
  return texts.map((text) => (
    <p key={text} className="text-sm/5 wrap-anywhere text-ink-2">
      {text}
    </p>
  ));
}

function Findings({ result }: Props) {
  const { fix, inOrder, notChecked, labels } = result;
  const { verdicts, nothing } = labels;
  return (
    <section aria-label={verdicts.fix}>
      <h3 className="text-h3">{verdicts.fix}</h3>
      {fix.length === 0 && <p className="mt-2 text-ink-2">{nothing}</p>}
      <ol className="mt-2">
        {fix.map((line, index) => (
          <li key={line.id} className="flex break-inside-avoid border-t border-line py-3">
            <span aria-hidden="true" className={NUMBER_CLASSES}>
              {index + 1}
            </span>
            <div className="min-w-0">
              <b>{line.title}</b>
              <Details line={line} result={result} />
            </div>
          </li>
        ))}
      </ol>
      <p className="border-y border-line py-2.5 text-note">
        {`${verdicts['in-order']}: ${inOrder.length}, ${verdicts['not-checked'].toLowerCase()}: ${notChecked.length}`}
      </p>
    </section>
  );
}

function OtherLines({ result }: Props) {
  const { labels, inOrder, notChecked } = result;
  return (
    <details className="disclosure mt-8 border-y border-line print:block">
      <summary className="py-3 font-bold hover:bg-fog">
        <span>{labels.table}</span>
      </summary>
      <table className="ruled mb-4 text-note/6">
        <caption className="sr-only">{labels.table}</caption>
        <tbody>
          {[...notChecked, ...inOrder].map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.title}</th>
              <td>{labels.verdicts[line.verdict]}</td>
              <td>
                <Details line={line} result={result} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function AnnotatedPage({ result, children }: Props & { children?: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <figure className="reader-sheet sheet print-colors print:break-inside-auto">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 border-b-2 border-ink pb-2 font-mono text-xs/5 text-ink-3">
          <span>{result.labels.label}</span> <span>{result.readingDateText}</span>
        </figcaption>
        <dl>
          {SHEET_PARTS.map((part) => (
            <SheetSection key={part} part={part} result={result} />
          ))}
        </dl>
      </figure>
      <div>
        <Findings result={result} />
        {children}
      </div>
    </div>
  );
}

type ResultProps = Props & {
  notice: ReactNode;
  onAgain(): void;
  flush(): void;
};

export function ResultView({ result, notice, onAgain, flush }: ResultProps) {
  const { labels, subject, text } = result;
  return (
    <div className="reader-result pb-16 print:pb-0">
      <AnnotatedPage result={result}>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <OpenContact label={labels.contact} source={`${READER_SLUG}-result`} subject={subject} />
          <Button look="secondary" onClick={onAgain}>
            {labels.again}
          </Button>
        </div>
        <ResultActions flush={flush} plainText={{ label: labels.copy, text: () => text }} />
        {notice}
      </AnnotatedPage>
      <OtherLines result={result} />
    </div>
  );
}
