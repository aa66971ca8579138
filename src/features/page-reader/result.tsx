import { longDate } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Copy, Download, Printer } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { HandOnButton } from '../tools/hand-on.tsx';
import { CHECKS, GROUPS } from './checks.ts';
import { copyText } from './copy-text.ts';
import { CheckLine, lineId } from './line.tsx';
import { markdownOf } from './markdown.ts';
import type { ReaderWords } from './page-schema.ts';
import { PasteParts } from './paste-parts.tsx';
import { READER_SLUG } from './places.ts';
import type { Line, Reading } from './reading.ts';
import { findingsCount, findingsOf, findingWords, pageName, subjectOf } from './words.ts';

type PartProps = { reading: Reading; words: ReaderWords };

const lineWith = (id: Line['id'], { lines }: Reading) => lines.find((line) => line.id === id);

/** What is read first, in quotation marks, before anything is said of it. */
function FirstRead({ reading, words }: PartProps) {
  return (
    <Exhibit letter="A">
      <dl className="grid gap-5">
        {(['title', 'h1', 'opening'] as const).map((id) => {
          const quote = lineWith(id, reading)?.quote;
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
                {quote ? `“${quote}”` : words.result.none}
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
      <h3 id="reader-findings" className="text-h3 font-[820]">
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

function Outline({ reading, words }: PartProps) {
  if (reading.outline.length === 0) return null;
  const headings = reading.outline.map((heading, index) => ({ ...heading, key: `${index} ${heading.text}` }));
  return (
    <details className="border-t border-line py-4 print:block">
      <summary className="cursor-pointer font-bold">{words.result.outline}</summary>
      <ol className="mt-3 grid gap-1 text-note/6">
        {headings.map(({ key, level, text }) => (
          <li key={key} className="reader-outline" data-level={level}>
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
        <HandOnButton icon={Copy} onClick={() => copyText(markdownOf(reading, words), result)}>
          {result.copy}
        </HandOnButton>
        <HandOnButton
          icon={Download}
          onClick={() =>
            saveFile(`${READER_SLUG}.json`, 'application/json', `${JSON.stringify(reading, null, 2)}\n`)
          }
        >
          {result.download}
        </HandOnButton>
        <HandOnButton icon={Printer} onClick={() => print()}>
          {result.print}
        </HandOnButton>
      </div>
    </div>
  );
}

/** What was found on a page: what is read first, every check with its quotation and place, what to paste. */
export function ResultView({ reading, words, onAgain }: PartProps & { onAgain(): void }) {
  const part = { reading, words };
  return (
    <div data-tool-result className="reader-result">
      <FirstRead {...part} />
      <Findings {...part} />
      <Actions {...part} onAgain={onAgain} />
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`reader-${group}`} className="mt-12">
          <h3 id={`reader-${group}`} className="text-h3 font-[820]">
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
