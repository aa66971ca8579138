import type { ReactNode } from 'react';
import { CHECKS, SHEET_PARTS, type SheetPart } from './checks.ts';
import type { ReaderCopy } from './page-schema.ts';
import type { Line, Reading } from './reading.ts';
import { findingsOf, linesOf, lineTitle, pageName, readOn } from './words.ts';
import './page-reader.css';

type Props = { reading: Reading; words: ReaderCopy };

/** Headings and kinds of markup on the sheet; the file that can be saved has all. */
const SHOWN_ON_SHEET = 10;
const INDENTS = ['', 'pl-4', 'pl-8'];
/** How the page's own words are set. */
const LOOKS: Partial<Record<SheetPart, string>> = {
  title: 'font-bold',
  h1: 'text-h3 font-heavy tracking-heading',
  opening: 'font-serif text-body/6.5',
};

/** The number of a finding, at its note and in the list. */
const NUMBER =
  'reader-number mt-px mr-2 inline-block w-6 flex-none self-start rounded-full border-[1.5px] border-red text-center font-mono text-xs/5 font-bold text-red';
/** A part of the sheet: its label and its words, and from a tablet on its notes at the right. */
const PART =
  'border-b border-line py-3 last:border-0 last:pb-0 md:grid md:grid-cols-[minmax(0,1fr)_14rem] md:grid-rows-[auto_1fr] md:gap-x-6';

const moreText = (more: number, { result }: ReaderCopy) =>
  result.more.replace('{count}', String(more));

/** The note beside a part: the fault, the reason and the source. */
function MarginNote({ line, number, words }: { line: Line; number: number; words: ReaderCopy }) {
  const { rule, source } = words.checks[line.id];
  return (
    <li className="mt-2.5 text-sm/5 md:first:mt-0">
      <b>
        <span className={NUMBER}>{number}</span>
        {lineTitle(line, words)}
      </b>
      <p className="font-hand text-[0.9375rem]/5 italic">{rule}</p>
      {source && (
        <a
          href={source.url}
          rel="noopener"
          className="text-xs text-ink-2 underline underline-offset-2"
        >
          {source.name}
        </a>
      )}
    </li>
  );
}

/** The outline of the page, with the headings marked that skip a level. */
function Headings({ outline, faults, words }: Outline) {
  const skipped = faults.flatMap(({ items = [] }) => items);
  const more = outline.length - SHOWN_ON_SHEET;
  // A page may have the same heading twice.
  const shown = outline
    .slice(0, SHOWN_ON_SHEET)
    .map((heading, index) => ({ ...heading, key: `${index} ${heading.text}` }));
  return (
    <ol className="grid gap-0.5 text-note/6">
      {shown.map(({ key, level, text }) => (
        <li key={key} className={INDENTS[level - 1] ?? 'pl-12'} data-level={level}>
          <span className="font-mono text-xs/5 text-ink-3">{`h${level} `}</span>
          {skipped.some((item) => item.endsWith(` to h${level}: ${text}`)) ? (
            <mark>{text}</mark>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
      {more > 0 && <li className="text-sm/5 text-ink-3">{moreText(more, words)}</li>}
    </ol>
  );
}
type Outline = { outline: Reading['outline']; faults: readonly Line[]; words: ReaderCopy };

const marked = (text: string) => (
  <p key={text}>
    <mark>{text}</mark>
  </p>
);

/** The page's own words in one part, with missing or wrong parts marked; nothing where it has none. */
function contentOf(part: SheetPart, { reading, words }: Props, faults: readonly Line[]): ReactNode {
  const line = (id: Line['id']) => reading.lines.find((each) => each.id === id);
  switch (part) {
    case 'address': {
      const name = pageName(reading, words);
      const quotes = faults.flatMap(({ quote }) => quote ?? []).join(' · ');
      return (
        <>
          {faults.length > 0 ? marked(name) : <p>{name}</p>}
          {quotes && <p className="mt-1 font-mono text-xs/5">{quotes}</p>}
        </>
      );
    }
    case 'headings': {
      const { outline } = reading;
      return outline.length > 0 && <Headings outline={outline} faults={faults} words={words} />;
    }
    case 'markup': {
      const types = line('markup-types')?.items?.slice(0, SHOWN_ON_SHEET).join(', ');
      const quotes = faults.flatMap(({ quote, items }) => quote ?? items?.slice(0, 1) ?? []);
      return (
        (types || quotes.length > 0) && (
          <div className="grid gap-1.5 font-mono text-xs/5">
            {types && <p>{types}</p>}
            {[...new Set(quotes)].map(marked)}
          </div>
        )
      );
    }
    default: {
      const own = line(part)?.quote;
      if (own) return <p className={LOOKS[part]}>{own}</p>;
      const titles = faults.map((fault) => fault.quote ?? lineTitle(fault, words));
      return titles.length > 0 && titles.map(marked);
    }
  }
}

/** The visitor's page as a sheet: its title, headings and first text with the reader's marks and notes. */
function MarkedPage({ reading, words }: Props) {
  const findings = findingsOf(reading);
  return (
    <figure className="reader-sheet as-printed">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 border-b-2 border-ink pb-2 font-mono text-xs/5 text-ink-3">
        <span>{words.result.label}</span> <span>{readOn(reading, words)}</span>
      </figcaption>
      <dl>
        {SHEET_PARTS.map((part) => {
          const faults = findings.filter(({ id }) => CHECKS[id] === part);
          const content = contentOf(part, { reading, words }, faults);
          if (!content && faults.length === 0) return null;
          return (
            <div key={part} className={PART}>
              <dt className="font-mono text-xs/5 text-ink-3">{words.result.parts[part]}</dt>
              <dd className="wrap-anywhere md:col-start-1">{content}</dd>
              {faults.length > 0 && (
                <dd className="md:col-start-2 md:row-span-2 md:row-start-1">
                  <ul>
                    {faults.map((line) => {
                      const number = findings.indexOf(line) + 1;
                      return <MarginNote key={line.id} line={line} number={number} words={words} />;
                    })}
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

/** What a line has read. */
function Details({ line, words }: { line: Line; words: ReaderCopy }) {
  const { quote, place, note, items = [] } = line;
  const more = items.length - ITEMS_SHOWN;
  const texts = [
    quote && `“${quote}”`,
    [place, note].filter(Boolean).join('. '),
    ...items.slice(0, ITEMS_SHOWN),
    more > 0 && moreText(more, words),
  ];
  return texts.map(
    (text) =>
      text && (
        <p key={text} className="wrap-anywhere text-sm/5 text-ink-2">
          {text}
        </p>
      ),
  );
}

/** What to fix, in order of cost, and how many checks are in order or were not made. */
function Findings({ reading, words, id }: Props & { id: string }) {
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
          <li key={line.id} className="flex border-t border-line py-3" data-problem={line.problem}>
            <span aria-hidden="true" className={NUMBER}>
              {index + 1}
            </span>
            <div className="min-w-0">
              <b>{lineTitle(line, words)}</b>
              <Details line={line} words={words} />
            </div>
          </li>
        ))}
      </ol>
      <dl className="grid grid-cols-2 gap-x-6 border-y border-line py-2.5 text-note">
        {(['in-order', 'not-checked'] as const).map((verdict) => (
          <div key={verdict} className="flex justify-between">
            <dt>{verdicts[verdict]}</dt>
            <dd className="font-bold tabular">{linesOf(reading, verdict).length}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type MarkedResultProps = Props & { id: string; children?: ReactNode };

/** A result: the marked page at the left, what is to fix at the right, and under that what can be done with it. */
export const MarkedResult = ({ reading, words, id, children }: MarkedResultProps) => (
  <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <MarkedPage reading={reading} words={words} />
    <div>
      <Findings reading={reading} words={words} id={id} />
      {children}
    </div>
  </div>
);

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
