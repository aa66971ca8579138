import type { ReactNode } from 'react';
import { longDate } from '../text/dates.ts';

/** Shows the day of the last check of a source; nothing without a day. `after` is the text before it. */
export function CheckedOn({ day, after }: { day: string | undefined; after: string }) {
  if (!day) return null;
  return (
    <>
      {after.endsWith('.') ? ' ' : '. '}
      Checked <time dateTime={day}>{longDate(day)}</time>.
    </>
  );
}

/** Shows a folded list at the end of a page. The list opens when the visitor follows a link to one of its lines. */
export function EndNote({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <details id={id} className="disclosure border-t border-line last-of-type:border-b">
      <summary className="py-3 font-mono text-sm/5 font-bold">{title}</summary>
      <div className="folded pb-6">{children}</div>
    </details>
  );
}

/** The letters i, l and o are left out: a small, raised i or l looks like 1, and an o looks like a degree sign. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/**
 * Returns the letter of a source. Sources have letters because claims have numbers. `place` is the position in the list,
 * from 1; after "z" comes "aa".
 */
export function sourceLetter(place: number): string {
  const rest = Math.floor((place - 1) / LETTERS.length);
  return (rest ? sourceLetter(rest) : '') + LETTERS.charAt((place - 1) % LETTERS.length);
}

type Source = {
  name: string;
  url: string;
  description?: string | undefined;
  checked?: string | undefined;
};

/** Shows the list of sources with their letters. The id of the first source is `source-1`. */
function SourceItems({ sources }: { sources: readonly Source[] }) {
  const some = sources.some(({ checked }) => checked) && sources.some(({ checked }) => !checked);
  return (
    <>
      {some && (
        <p className="mb-3 text-sm/5 text-ink-2">
          Without a day: cited, and not compared again since.
        </p>
      )}
      <ol className="grid gap-x-9 gap-y-2.5 text-sm/5 text-ink-2 md:grid-cols-2">
        {sources.map((source, index) => (
          <li
            key={source.url + source.name}
            id={`source-${index + 1}`}
            className="pl-6.5 wrap-anywhere target:bg-mark-2"
          >
            <span
              data-mdast="ignore"
              className="-ml-6.5 inline-block w-6.5 font-mono font-bold text-red"
            >
              {sourceLetter(index + 1)}
            </span>
            <a href={source.url} rel="noopener" className="text-ink underline underline-offset-2">
              {source.name}
            </a>
            {source.description && <>. {source.description}</>}
            <CheckedOn day={source.checked} after={source.description ?? source.name} />
            {/* This link leads to the first mention of the source. If the text never mentions the source, the build removes
   the link (build/finish-pages.ts). */}
            <a
              href={`#source-ref-${index + 1}`}
              data-mdast="ignore"
              aria-label={`Back to source ${sourceLetter(index + 1)}`}
              className="no-print ml-1.5 text-ink underline"
            >
              Back
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows the sources of a page in a folded list; nothing without sources. */
export function SourcesNote({
  sources,
  heading = 'Sources',
}: {
  sources: readonly Source[];
  heading?: string | undefined;
}) {
  if (!sources.length) return null;
  return (
    <EndNote id="sources-heading" title={`${heading} (${sources.length})`}>
      <SourceItems sources={sources} />
    </EndNote>
  );
}

/** Shows the sources of a page that has no byline, before its claims; nothing without sources. */
export function Sources(props: { sources: readonly Source[]; heading?: string | undefined }) {
  if (!props.sources.length) return null;
  return (
    <div className="page end-notes">
      <SourcesNote {...props} />
    </div>
  );
}

/** Shows the letters of sources after a statement, with links to the list of sources. */
export function Cites({ numbers }: { numbers: readonly number[] }) {
  return (
    <sup>
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={`Source ${sourceLetter(number)}`}>
          {sourceLetter(number)}
        </a>
      ))}
    </sup>
  );
}
