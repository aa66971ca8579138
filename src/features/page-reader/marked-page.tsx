import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CHECKS, SHEET_PARTS, type SheetPart } from './checks.ts';
import type { ReaderCopy } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';
import { findingsOf, linesOf, lineTitle, pageName, readOn } from './words.ts';
import './page-reader.css';

type Props = { reading: Reading; words: ReaderCopy };

/** Headings that are set on the sheet; the file that can be saved has all. */
const HEADINGS_SHOWN = 10;
const INDENTS = ['', 'pl-4', 'pl-8'];
/** How the page's own words are set. */
const LOOKS: Partial<Record<SheetPart, string>> = {
  title: 'font-bold',
  h1: 'text-h3 font-heavy tracking-heading',
  opening: 'font-serif text-body/6.5',
};

/** The note beside a part: the fault, the reason and the source. */
function MarginNote({ line, number, words }: { line: Line; number: number; words: ReaderCopy }) {
  const { rule, source } = words.checks[line.id];
  return (
    <li className="reader-note">
      <b>
        <span className="reader-number">{number}</span>
        {lineTitle(line, words)}
      </b>
      <p>{rule}</p>
      {source && (
        <a href={source.url} rel="noopener" className="underline underline-offset-2">
          {source.name}
        </a>
      )}
    </li>
  );
}

function Headings({
  reading: { outline },
  words,
  skipped,
}: Props & { skipped: readonly string[] }) {
  const more = outline.length - HEADINGS_SHOWN;
  // A page may have the same heading twice.
  const shown = outline
    .slice(0, HEADINGS_SHOWN)
    .map((heading, index) => ({ ...heading, key: `${index} ${heading.text}` }));
  return (
    <ol className="grid gap-0.5 text-note/6">
      {shown.map(({ key, level, text }) => {
        const isSkipped = skipped.some((item) => item.endsWith(` to h${level}: ${text}`));
        return (
          <li key={key} className={INDENTS[level - 1] ?? 'pl-12'} data-level={level}>
            <span className="font-mono text-xs/5 text-ink-3">{`h${level} `}</span>
            {isSkipped ? <mark>{text}</mark> : <span>{text}</span>}
          </li>
        );
      })}
      {more > 0 && (
        <li className="text-sm/5 text-ink-3">
          {words.result.more.replace('{count}', String(more))}
        </li>
      )}
    </ol>
  );
}

/** The page's own words in one part, with missing or wrong parts marked. */
function contentOf(part: SheetPart, { reading, words }: Props, faults: readonly Line[]): ReactNode {
  const line = (id: Line['id']) => reading.lines.find((each) => each.id === id);
  if (part === 'headings')
    return (
      <Headings
        reading={reading}
        words={words}
        skipped={faults.flatMap(({ items = [] }) => items)}
      />
    );
  if (part === 'markup') {
    const types = line('markup-types')?.items?.slice(0, HEADINGS_SHOWN).join(', ');
    const quotes = faults.flatMap(({ quote, items }) => quote ?? items?.slice(0, 1) ?? []);
    return (
      <div className="grid gap-1.5 font-mono text-xs/5">
        {types && <p>{types}</p>}
        {[...new Set(quotes)].map((quote) => (
          <p key={quote}>
            <mark>{quote}</mark>
          </p>
        ))}
      </div>
    );
  }
  if (part === 'address') {
    const name = pageName(reading, words);
    return (
      <>
        <p>{faults.length > 0 ? <mark>{name}</mark> : name}</p>
        <p className="mt-1 font-mono text-xs/5 empty:hidden">
          {faults.flatMap(({ quote }) => quote ?? []).join(' · ')}
        </p>
      </>
    );
  }
  const own = line(part)?.quote;
  if (own) return <p className={LOOKS[part]}>{own}</p>;
  return faults.map((fault) => (
    <p key={fault.id}>
      <mark>{fault.quote ?? lineTitle(fault, words)}</mark>
    </p>
  ));
}

function hasContent(part: SheetPart, { lines, outline }: Reading) {
  if (part === 'address') return true;
  if (part === 'headings') return outline.length > 0;
  const id = part === 'markup' ? 'markup-types' : part;
  return lines.some((line) => line.id === id && (line.quote ?? line.items));
}

/** The visitor's page as a sheet: its title, headings and first text with the reader's marks and notes. */
export function MarkedPage({ reading, words }: Props) {
  const findings = findingsOf(reading);
  return (
    <figure className="reader-sheet as-printed">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 border-b-2 border-ink pb-2 font-mono text-xs/5 text-ink-3">
        <span>{words.result.label}</span> <span>{readOn(reading, words)}</span>
      </figcaption>
      <dl>
        {SHEET_PARTS.map((part) => {
          const faults = findings.filter(({ id }) => CHECKS[id] === part);
          if (faults.length === 0 && !hasContent(part, reading)) return null;
          return (
            <div key={part} className="reader-part">
              <dt>{words.result.parts[part]}</dt>
              <dd className="wrap-anywhere">{contentOf(part, { reading, words }, faults)}</dd>
              {faults.length > 0 && (
                <dd>
                  <ul>
                    {faults.map((line) => (
                      <MarginNote
                        key={line.id}
                        line={line}
                        number={findings.indexOf(line) + 1}
                        words={words}
                      />
                    ))}
                  </ul>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </figure>
  );
}

/** Entries of a list that show at once. */
const ITEMS_SHOWN = 3;

function Details({
  line,
  words,
  className,
}: {
  line: Line;
  words: ReaderCopy;
  className?: string;
}) {
  const { quote, place, note, items = [] } = line;
  const more = items.length - ITEMS_SHOWN;
  return (
    <div className={classNames('wrap-anywhere text-sm/5 text-ink-2', className)}>
      {quote && <p>{`“${quote}”`}</p>}
      {(place ?? note) && <p>{[place, note].filter(Boolean).join('. ')}</p>}
      {items.slice(0, ITEMS_SHOWN).map((item) => (
        <p key={item}>{item}</p>
      ))}
      {more > 0 && <p>{words.result.more.replace('{count}', String(more))}</p>}
    </div>
  );
}

/** What to fix, in order of cost, and how many checks are in order or were not made. */
export function Findings({ reading, words, id }: Props & { id: string }) {
  const findings = findingsOf(reading);
  const { verdicts, nothing } = words.result;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h3">
        {verdicts.fix}
      </h3>
      {findings.length === 0 && <p className="mt-2 text-ink-2">{nothing}</p>}
      <ol className="mt-2">
        {findings.map((line, index) => (
          <li
            key={line.id}
            className="reader-row border-t border-line py-3"
            data-problem={line.problem}
          >
            <span aria-hidden="true" className="reader-number">
              {index + 1}
            </span>
            <div className="min-w-0">
              <b>{lineTitle(line, words)}</b>
              <Details line={line} words={words} className="mt-0.5" />
            </div>
          </li>
        ))}
      </ol>
      <dl className="reader-counts">
        {(['in-order', 'not-checked'] as const).map((verdict) => (
          <div key={verdict}>
            <dt>{verdicts[verdict]}</dt>
            <dd className="tabular">{linesOf(reading, verdict).length}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** All other checks: those in order, and those not made with the reason. */
export function OtherLines({ reading, words }: Props) {
  const { verdicts, table } = words.result;
  return (
    <details className="disclosure mt-8 border-y border-line print:block">
      <summary className="py-3 font-bold hover:bg-fog">
        <span>{table}</span>
      </summary>
      <table className="ruled reader-table mb-4 w-full text-note/6">
        <caption className="sr-only">{table}</caption>
        <tbody>
          {(['not-checked', 'in-order'] as const).flatMap((verdict) =>
            linesOf(reading, verdict).map((line) => (
              <tr key={line.id}>
                <th scope="row">{words.checks[line.id].name}</th>
                <td>{verdicts[verdict]}</td>
                <td>
                  {line.reason && <p>{words.reasons[line.reason]}</p>}
                  <Details line={line} words={words} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </details>
  );
}
