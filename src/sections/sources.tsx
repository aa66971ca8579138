import { Fragment } from 'react';
import type { Source } from '../schemas/parts.ts';

/** Where the facts of a page come from, numbered; `#source-1` leads to the first. */
export function Sources({ sources, heading = 'Sources' }: { sources: readonly Source[]; heading?: string }) {
  return (
    <section aria-labelledby="sources-heading" className="page mt-18 lg:mt-26">
      <h2 id="sources-heading" className="font-mono text-sm font-bold tracking-normal">
        {heading}
      </h2>
      <ol className="mt-4 grid gap-x-9 gap-y-2.5 border-t border-line pt-4 text-sm/5 text-ink-2 md:grid-cols-2">
        {sources.map((source, index) => (
          <li
            key={source.url + source.name}
            id={`source-${index + 1}`}
            className="flex gap-1.5 target:bg-mark-2"
          >
            <span className="w-5 flex-none font-mono font-bold text-red">{index + 1}</span>
            <span className="min-w-0 wrap-anywhere">
              <a href={source.url} rel="noopener" className="text-ink underline underline-offset-2">
                {source.name}
              </a>
              {source.description && <>. {source.description}</>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Numbers after a statement that lead to the page's sources. */
export function Cites({ numbers }: { numbers: readonly number[] }) {
  return (
    <sup className="relative top-[-0.15em] text-[0.72em]">
      {numbers.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && <span aria-hidden="true">,</span>}
          <a
            href={`#source-${number}`}
            aria-label={`Source ${number}`}
            className="pl-0.5 font-mono font-bold text-red hover:underline"
          >
            {number}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}
