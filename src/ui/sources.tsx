import type { ReactNode } from 'react';
import { longDate } from '../text/dates.ts';

/** Shows after a source the day on which its fact was compared with it, and nothing without a day. `after` are the words it follows. */
export function CheckedOn({ day, after }: { day: string | undefined; after: string }) {
  if (!day) return null;
  return (
    <>
      {after.endsWith('.') ? ' ' : '. '}
      Checked <time dateTime={day}>{longDate(day)}</time>.
    </>
  );
}

/** Shows a folded list at the end of a page: a link to one of its lines opens it. */
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

/** The letters i, l and o are left out: small and raised they read as 1, as the note of a claim, and as a degree sign. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/**
 * Returns the letter of a source in the text and in the list, because numbers are footnotes to claims. Places count
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

/** Shows sources by letter; `#source-1` leads to the first. */
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
            {/* It leads to where the source is cited first; the build takes it out where nothing cites the source
   (build/finish-pages.ts). */}
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

/** Shows where the facts of a page come from, folded. */
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

/** Shows the sources of a page without a byline, before its claims; nothing where it has none. */
export function Sources(props: { sources: readonly Source[]; heading?: string | undefined }) {
  if (!props.sources.length) return null;
  return (
    <div className="page end-notes">
      <SourcesNote {...props} />
    </div>
  );
}

/** Shows letters after a statement that lead to the page's sources; numbers lead to its claims. */
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
