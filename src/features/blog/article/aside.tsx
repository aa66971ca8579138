import type { ReactNode } from 'react';
import { longDate } from '../../../text/dates.ts';
import type { CountedQuality } from './facts.ts';
import { wordCountLabel } from './word-count.ts';

const COUNT = new Intl.NumberFormat('en-US');

type Row = { term: string; text: string };

function Facts({ id, heading, rows }: { id: string; heading: string; rows: readonly Row[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-sm/5 font-bold tracking-normal">
        {heading}
      </h2>
      <dl className="mt-2 text-sm/5">
        {rows.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="min-w-0 text-right font-bold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What stands beside an article: its date and size, the ways to share it, what was counted in it. */
export function PostAside({
  published,
  words,
  level,
  quality,
  children,
}: {
  /** YYYY-MM-DD. */
  published: string;
  words: number;
  level: string | undefined;
  quality: readonly CountedQuality[];
  /** The share block. */
  children: ReactNode;
}) {
  const rows = [
    { term: 'Published', text: longDate(published) },
    { term: 'Words', text: COUNT.format(words) },
    { term: 'Depth', text: wordCountLabel(words) },
    ...(level ? [{ term: 'Reading level', text: level }] : []),
  ];
  return (
    <div className="post-aside no-print">
      <Facts id="about-heading" heading="About this article" rows={rows} />
      {children}
      <Facts id="quality-heading" heading="Content quality, counted" rows={quality} />
    </div>
  );
}
