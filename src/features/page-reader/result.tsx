import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import type { ReaderCopy } from './page-schema.ts';
import { READER_SLUG } from './paths.ts';
import type { CheckLine, PageReading } from './reading.ts';
import { CHECKS, SHEET_PARTS, type SheetPart } from './reading.ts';
import {
  detailsOf,
  findingsText,
  linesOf,
  lineTitle,
  pageName,
  readOn,
  subjectOf,
} from './result-text.ts';

type Props = { reading: PageReading; copy: ReaderCopy };

/** Headings and types of markup on the sheet, and details under a line. */
const SHOWN_ON_SHEET = 10;
const DETAILS_SHOWN = 4;
const INDENTS = ['', 'pl-4', 'pl-8'];
const MONO = 'font-mono text-xs/5';
/** The style of the page's own words. */
const LOOKS: Partial<Record<SheetPart, string>> = {
  title: 'font-bold',
  description: '',
  h1: 'text-h3 font-heavy tracking-heading',
  opening: 'font-serif text-body/6.5',
  markup: MONO,
};
/** The number of a finding, at its note and in the list. */
const NUMBER =
  'reader-number mt-px mr-2 inline-block w-6 flex-none self-start rounded-full border-[1.5px] border-red text-center font-mono text-xs/5 font-bold text-red';
/** A part of the sheet: label, words and, from a tablet on at the right, notes. */
const PART =
  'border-b border-line py-3 last:border-0 last:pb-0 md:grid md:grid-cols-[minmax(0,1fr)_14rem] md:grid-rows-[auto_1fr] md:gap-x-6';

const moreText = (more: number, { result }: ReaderCopy) =>
  result.more.replace('{count}', String(more));

/** The note beside a part: the fault, the reason and the source. */
function MarginNote({ line, number, copy }: { line: CheckLine; number: number; copy: ReaderCopy }) {
  const { rule, cites } = copy.checks[line.id];
  const source = cites && copy.sources[cites - 1];
  return (
    <li className="mt-2.5 text-sm/5 md:first:mt-0">
      <b>
        <span className={NUMBER}>{number}</span>
        {lineTitle(line, copy)}
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

/** The headings of the page. Those that skip a level are highlighted. */
function Headings({ reading: { outline }, copy }: Props) {
  const more = outline.length - SHOWN_ON_SHEET;
  // A page may have the same heading twice.
  const shown = outline
    .slice(0, SHOWN_ON_SHEET)
    .map((heading, index) => ({ ...heading, key: `${index} ${heading.text}` }));
  return (
    <ol className="grid gap-0.5 text-note/6">
      {shown.map(({ key, level, text, skips }) => (
        <li key={key} className={INDENTS[level - 1] ?? 'pl-12'} data-level={level}>
          <span className="font-mono text-xs/5 text-ink-3">{`h${level} `}</span>
          {skips ? <mark>{text}</mark> : <span>{text}</span>}
        </li>
      ))}
      {more > 0 && <li className="text-sm/5 text-ink-3">{moreText(more, copy)}</li>}
    </ol>
  );
}

/** The page's own words in one part; undefined where it has none. */
function ownWords(part: SheetPart, { reading, copy }: Props) {
  if (part === 'address') return pageName(reading, copy);
  const id = part === 'markup' ? 'markup-types' : part;
  const line = reading.lines.find((each) => each.id === id);
  return part === 'markup' ? line?.items?.slice(0, SHOWN_ON_SHEET).join(', ') : line?.quote;
}

type SheetPartProps = Props & { part: SheetPart; findings: readonly CheckLine[] };

/** One part of the page: its words, what is wrong in them highlighted, and the notes. Nothing where it has none. */
function SheetPartRow({ part, findings, reading, copy }: SheetPartProps) {
  const faults = findings.filter(({ id }) => CHECKS[id] === part);
  const isHeadings = part === 'headings' && reading.outline.length > 0;
  const own = ownWords(part, { reading, copy });
  const quoted = isHeadings ? [] : faults.flatMap(({ quote, items }) => quote ?? items?.[0] ?? []);
  const isMissing = ({ quote, items }: CheckLine) => !(isHeadings || own || quote || items?.[0]);
  const missing = faults.filter(isMissing).map((fault) => lineTitle(fault, copy));
  if (!isHeadings && !own && faults.length === 0) return null;
  return (
    <div className={PART}>
      <dt className="font-mono text-xs/5 text-ink-3">{copy.result.parts[part]}</dt>
      <dd className="grid content-start gap-1.5 wrap-anywhere md:col-start-1">
        {isHeadings && <Headings reading={reading} copy={copy} />}
        {own && <p className={LOOKS[part]}>{own}</p>}
        {[...new Set(quoted)].map((text) => (
          <p key={text} className={LOOKS[part] ?? MONO}>
            <mark>{text}</mark>
          </p>
        ))}
        {missing.map((text) => (
          <p key={text} className="font-bold">
            <mark>{text}</mark>
          </p>
        ))}
      </dd>
      {faults.length > 0 && (
        <dd className="md:col-start-2 md:row-span-2 md:row-start-1">
          <ul>
            {faults.map((line) => {
              const number = findings.indexOf(line) + 1;
              return <MarginNote key={line.id} line={line} number={number} copy={copy} />;
            })}
          </ul>
        </dd>
      )}
    </div>
  );
}

/** The visitor's page as a sheet: its title, headings and first text with highlights and notes. */
function MarkedPage({ reading, copy }: Props) {
  const findings = linesOf(reading, 'fix');
  return (
    <figure className="reader-sheet as-printed">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-5 border-b-2 border-ink pb-2 font-mono text-xs/5 text-ink-3">
        <span>{copy.result.label}</span> <span>{readOn(reading, copy)}</span>
      </figcaption>
      <dl>
        {SHEET_PARTS.map((part) => (
          <SheetPartRow key={part} part={part} findings={findings} reading={reading} copy={copy} />
        ))}
      </dl>
    </figure>
  );
}

function Details({ line, copy }: { line: CheckLine; copy: ReaderCopy }) {
  const texts = detailsOf(line, copy);
  const more = texts.length - DETAILS_SHOWN;
  const shown = [...texts.slice(0, DETAILS_SHOWN), ...(more > 0 ? [moreText(more, copy)] : [])];
  return shown.map((text) => (
    <p key={text} className="wrap-anywhere text-sm/5 text-ink-2">
      {text}
    </p>
  ));
}

/** The faults in order of cost, and how many checks are in order or were not made. */
function Findings({ reading, copy, id }: Props & { id: string }) {
  const findings = linesOf(reading, 'fix');
  const { verdicts, nothing } = copy.result;
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
              <b>{lineTitle(line, copy)}</b>
              <Details line={line} copy={copy} />
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

/** The marked page at the left; at the right the faults, and under them the buttons. */
export const MarkedResult = ({ reading, copy, id, children }: MarkedResultProps) => (
  <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <MarkedPage reading={reading} copy={copy} />
    <div>
      <Findings reading={reading} copy={copy} id={id} />
      {children}
    </div>
  </div>
);

/** The checks in order and those not made, in one closed table. */
function OtherLines({ reading, copy }: Props) {
  const { verdicts, table } = copy.result;
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
                <th scope="row">{lineTitle(line, copy)}</th>
                <td>{verdicts[verdict]}</td>
                <td>
                  <Details line={line} copy={copy} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </details>
  );
}

type ResultProps = Props & {
  /** What this device has saved. */
  notice: ReactNode;
  onAgain(): void;
  flush(): void;
};

/** A result with its actions and the table of the other checks. */
export function ResultView({ reading, copy, notice, onAgain, flush }: ResultProps) {
  const { result } = copy;
  return (
    <div className="reader-result pb-16 print:pb-0">
      <MarkedResult reading={reading} copy={copy} id="reader-fix">
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <OpenContact
            label={result.contact}
            source={`${READER_SLUG}-result`}
            subject={subjectOf(reading, copy)}
          />
          <Button look="secondary" onClick={onAgain}>
            {result.again}
          </Button>
        </div>
        <ResultActions
          flush={flush}
          plain={{ label: result.copy, text: () => findingsText(reading, copy) }}
        />
        {notice}
      </MarkedResult>
      <OtherLines reading={reading} copy={copy} />
    </div>
  );
}
