import { sourceLetter } from '../text/source-letter.ts';
import { CheckedOn } from './checked-on.tsx';

type Source = {
  name: string;
  url: string;
  description?: string | undefined;
  checked?: string | undefined;
};

/** Sources by letter; `#source-1` leads to the first. */
export function SourceItems({ sources }: { sources: readonly Source[] }) {
  const some = sources.some(({ checked }) => checked) && sources.some(({ checked }) => !checked);
  return (
    <>
      {some && (
        <p className="mb-3 text-sm/5 text-ink-2">Without a day: cited, and not compared again since.</p>
      )}
      <ol className="grid gap-x-9 gap-y-2.5 text-sm/5 text-ink-2 md:grid-cols-2">
        {sources.map((source, index) => (
          <li
            key={source.url + source.name}
            id={`source-${index + 1}`}
            className="flex gap-1.5 target:bg-mark-2"
          >
            <span data-mdast="ignore" className="w-5 flex-none font-mono font-bold text-red">
              {sourceLetter(index + 1)}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <a href={source.url} rel="noopener" className="text-ink underline underline-offset-2">
                {source.name}
              </a>
              {source.description && <>. {source.description}</>}
              <CheckedOn day={source.checked} after={source.description ?? source.name} />
              {/* To where it is cited first; the build takes it out where nothing cites the source (build/source-backs.ts). */}
              <a
                href={`#source-ref-${index + 1}`}
                data-mdast="ignore"
                aria-label={`Back to source ${sourceLetter(index + 1)}`}
                className="ml-1.5 text-ink underline"
              >
                Back
              </a>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where the facts of a page come from. */
export function Sources({ sources, heading = 'Sources' }: { sources: readonly Source[]; heading?: string }) {
  return (
    <section aria-labelledby="sources-heading" className="page mt-18 lg:mt-26">
      <h2 id="sources-heading" className="font-mono text-sm font-bold tracking-normal">
        {heading}
      </h2>
      <div className="mt-4 border-t border-line pt-4">
        <SourceItems sources={sources} />
      </div>
    </section>
  );
}

/** Letters after a statement that lead to the page's sources; numbers lead to its claims. */
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
