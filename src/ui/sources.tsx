import type { ReactNode } from 'react';
import { longDate } from '../text/dates.ts';

function CheckedOn({ day, textBefore }: { day: string | undefined; textBefore: string }) {
  if (!day) return null;
  return (
    <>
      {textBefore.endsWith('.') ? ' ' : '. '}
      Checked <time dateTime={day}>{longDate(day)}</time>.
    </>
  );
}

/** The caption of a figure. A source without an address has no link. */
export function SourceLine({
  source,
}: {
  source: Omit<Source, 'url'> & { url?: string | undefined };
}) {
  const { name, url, checked } = source;
  return (
    <>
      Source:{' '}
      {url ? (
        <a
          href={url}
          rel="noopener"
          className="text-ink underline underline-offset-2 wrap-anywhere"
        >
          {name}
        </a>
      ) : (
        name
      )}
      <CheckedOn day={checked} textBefore={name} />
    </>
  );
}

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
      <div className="folded-content pb-6">{children}</div>
    </details>
  );
}

/** A small, raised i or l looks like 1, and an o looks like a degree sign. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** Claims have numbers, so sources have letters; "aa" follows "z". `position` starts at 1. */
export function sourceLetter(position: number): string {
  const prefixPosition = Math.floor((position - 1) / LETTERS.length);
  return (
    (prefixPosition ? sourceLetter(prefixPosition) : '') +
    LETTERS.charAt((position - 1) % LETTERS.length)
  );
}

type Source = {
  name: string;
  url: string;
  description?: string | undefined;
  checked?: string | undefined;
};

type SourcesProps = { sources: readonly Source[]; heading?: string | undefined };

export function SourcesNote({ sources, heading = 'Sources' }: SourcesProps) {
  if (!sources.length) return null;
  const isPartlyChecked =
    sources.some(({ checked }) => checked) && sources.some(({ checked }) => !checked);
  return (
    <EndNote id="sources-heading" title={`${heading} (${sources.length})`}>
      {isPartlyChecked && (
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
            <CheckedOn day={source.checked} textBefore={source.description ?? source.name} />
            {/* If the text never mentions the source, the build removes the link
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
    </EndNote>
  );
}

export function Sources(props: SourcesProps) {
  if (!props.sources.length) return null;
  return (
    <div className="page end-notes">
      <SourcesNote {...props} />
    </div>
  );
}

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
