import { longDate } from '../../text/dates.ts';
import { isFinding } from './checks.ts';
import type { CheckWords, ReaderWords } from './page-schema.ts';
import type { Line } from './reading.ts';

/** Id of a line, for the findings that lead to it. */
export const lineId = (id: Line['id']) => `reader-line-${id}`;

function Rule({ check, words }: { check: CheckWords; words: ReaderWords['result'] }) {
  const { rule, source, error } = check;
  return (
    <>
      <p>{rule}</p>
      <p className="mt-1 text-ink-3">
        {source ? (
          <a href={source.url} className="underline underline-offset-2" rel="noopener">
            {source.name}
          </a>
        ) : (
          <span>{words.ownRule}</span>
        )}
        {source?.checked && <span>{`, ${words.checkedOn} ${longDate(source.checked)}`}</span>}
      </p>
      {error && <p className="mt-1 text-ink-3">{error}</p>}
    </>
  );
}

/** One check: its outcome, the page's own words and their place, and the rule beside them. */
export function CheckLine({ line, words }: { line: Line; words: ReaderWords }) {
  const check = words.checks[line.id];
  return (
    <div
      id={lineId(line.id)}
      className="reader-line border-t border-line py-4"
      data-finding={isFinding(line) ? '' : undefined}
    >
      <dt>
        <b className="block">{check.name}</b>
        <span className="reader-outcome" data-outcome={line.outcome}>
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
      <dd className="text-sm/5 text-ink-2">
        <Rule check={check} words={words.result} />
      </dd>
    </div>
  );
}
