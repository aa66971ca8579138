import { longDate } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Copy, Download, Printer } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { ActionButton } from '../tools/result-actions.tsx';
import { CHECKS, GROUPS, isFinding } from './checks.ts';
import type { ReaderWords } from './page-schema.ts';
import { copyToasts, PasteParts } from './paste-parts.tsx';
import { READER_SLUG } from './places.ts';
import type { Line, Reading } from './reading.ts';
import {
  findingsCount,
  findingsOf,
  findingWords,
  jsonOf,
  markdownOf,
  pageName,
  subjectOf,
} from './words.ts';

/** Id of a line, for the findings that lead to it. */
const lineId = (id: Line['id']) => `reader-line-${id}`;

function Rule({ line, words }: { line: Line; words: ReaderWords }) {
  const { rule, source } = words.checks[line.id];
  const { ownRule, checkedOn } = words.result;
  return (
    <>
      <p>{rule}</p>
      <p className="mt-1 text-ink-3">
        {source ? (
          <a href={source.url} className="underline underline-offset-2" rel="noopener">
            {source.name}
          </a>
        ) : (
          <span>{ownRule}</span>
        )}
        {source?.checked && <span>{`, ${checkedOn} ${longDate(source.checked)}`}</span>}
      </p>
    </>
  );
}

/** One check: its outcome, the page's own words and their place, and the rule beside them. */
function CheckLine({ line, words }: { line: Line; words: ReaderWords }) {
  const check = words.checks[line.id];
  return (
    <div
      id={lineId(line.id)}
      className="reader-line grid scroll-mt-24 gap-x-6 gap-y-2.5 border-t border-line py-4 target:bg-mark-2"
      data-finding={isFinding(line) ? '' : undefined}
    >
      <dt>
        <b className="block">{check.name}</b>
        <span
          className="reader-outcome mt-1.25 inline-block px-1.5 font-mono text-sm/5.5"
          data-outcome={line.outcome}
        >
          {words.outcomes[line.outcome]}
        </span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">
        {line.quote && <p className="font-serif">{`“${line.quote}”`}</p>}
        {line.place && <p className="mt-1 text-sm/5 text-ink-2">{line.place}</p>}
        {line.note && <p className="mt-1 text-note/6">{line.note}</p>}
        {line.items && line.items.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-note/6">
            {line.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </dd>
      <dd className="text-sm/5 text-ink-2 md:col-start-2 lg:col-start-3">
        <Rule line={line} words={words} />
      </dd>
    </div>
  );
}

/** Puts a text into the clipboard and says how that went. */
type PartProps = { reading: Reading; words: ReaderWords };

const lineWith = (id: Line['id'], { lines }: Reading) => lines.find((line) => line.id === id);

/** What is read first, in quotation marks, before anything is said of it. */
function FirstRead({ reading, words }: PartProps) {
  return (
    <Exhibit letter="A">
      <dl className="grid gap-5">
        {(['title', 'h1', 'opening'] as const).map((id) => {
          const line = lineWith(id, reading);
          const none =
            line?.outcome === 'cannot tell' ? words.outcomes[line.outcome] : words.result.none;
          return (
            <div key={id}>
              <dt className="text-sm/5 text-ink-2">{words.checks[id].name}</dt>
              <dd
                className={
                  id === 'opening'
                    ? 'mt-1 max-w-measure text-lede/8 wrap-anywhere'
                    : 'mt-1 font-bold wrap-anywhere'
                }
              >
                {line?.quote ? `“${line.quote}”` : none}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-6 border-t border-line pt-3 text-sm/5 text-ink-2 wrap-anywhere">
        {`${words.result.caption}, ${longDate(reading.at.slice(0, 10))}: ${pageName(reading, words)}`}
      </p>
    </Exhibit>
  );
}

/** How many findings there are, each leading to its line. */
function Findings({ reading, words }: PartProps) {
  const findings = findingsOf(reading);
  return (
    <section aria-labelledby="reader-findings" className="mt-10">
      <h3 id="reader-findings" className="text-h3">
        {findingsCount(reading, words)}
      </h3>
      <ul className="mt-3 grid gap-1">
        {findings.map((line) => (
          <li key={line.id}>
            <a href={`#${lineId(line.id)}`} className="underline underline-offset-4">
              {findingWords(line, words)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm/5 text-ink-2">{words.result.findingsText}</p>
    </section>
  );
}

/** Of headings by their level; those below stand no farther in. */
const INDENTS = [undefined, 'pl-4', 'pl-8'];

function Outline({ reading, words }: PartProps) {
  if (reading.outline.length === 0) return null;
  const headings = reading.outline.map((heading, index) => ({
    ...heading,
    key: `${index} ${heading.text}`,
  }));
  return (
    <details className="border-t border-line py-4 print:block">
      <summary className="cursor-pointer font-bold">{words.result.outline}</summary>
      <ol className="mt-3 grid gap-1 text-note/6">
        {headings.map(({ key, level, text }) => (
          <li key={key} className={INDENTS[level - 1] ?? 'pl-12'} data-level={level}>
            <span className="font-mono text-sm/5 text-ink-3">{`h${level} `}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Actions({ reading, words, onAgain }: PartProps & { onAgain(): void }) {
  const { result } = words;
  return (
    <div className="no-print mt-10">
      <div className="flex flex-wrap gap-3">
        <OpenContact
          label={result.contact}
          source={`${READER_SLUG}-result`}
          subject={subjectOf(reading, words)}
        />
        <Button look="secondary" onClick={onAgain}>
          {result.again}
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <ActionButton
          icon={Copy}
          onClick={() => copyText(markdownOf(reading, words), copyToasts(result))}
        >
          {result.copy}
        </ActionButton>
        <ActionButton
          icon={Download}
          onClick={() => saveFile(`${READER_SLUG}.json`, 'application/json', jsonOf(reading))}
        >
          {result.download}
        </ActionButton>
        <ActionButton icon={Printer} onClick={() => print()}>
          {result.print}
        </ActionButton>
      </div>
    </div>
  );
}

/** What was found on a page: what is read first, every check with its quotation and place, what to paste. */
export function ResultView({ reading, words, onAgain }: PartProps & { onAgain(): void }) {
  const part = { reading, words };
  return (
    <div className="reader-result">
      <FirstRead {...part} />
      <Findings {...part} />
      <Actions {...part} onAgain={onAgain} />
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`reader-${group}`} className="mt-12">
          <h3 id={`reader-${group}`} className="text-h3">
            {words.groups[group]}
          </h3>
          <dl className="mt-4 border-b border-line">
            {reading.lines
              .filter(({ id }) => CHECKS[id].group === group)
              .map((line) => (
                <CheckLine key={line.id} line={line} words={words} />
              ))}
          </dl>
          {group === 'headings' && <Outline {...part} />}
        </section>
      ))}
      {reading.paste && <PasteParts paste={reading.paste} words={words} />}
    </div>
  );
}
