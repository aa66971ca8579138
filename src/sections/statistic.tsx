import type { PracticeArea } from '../schemas/practice-area.ts';
import { Exhibit } from '../ui/exhibit.tsx';

/** The one figure of a page as an exhibit: what it is, what it counts, who published it. */
export function Statistic({
  statistic,
  sourceLabel,
  letter,
}: {
  statistic: PracticeArea['statistic'];
  sourceLabel: string;
  letter: string;
}) {
  const { figure, text, source } = statistic;
  return (
    <Exhibit letter={letter} className="lg:px-12 lg:py-10">
      <figure className="grid gap-x-14 gap-y-3 lg:grid-cols-[auto_1fr] lg:items-center">
        <p className="pr-16 text-[clamp(1.75rem,0.9rem+4.2vw,5rem)]/[1] font-[850] tracking-[-0.035em] whitespace-nowrap lg:row-span-2 lg:pr-0">
          {figure}
        </p>
        <p className="max-w-measure text-body/6.5">{text}</p>
        <figcaption className="text-sm/5 text-ink-2">
          {sourceLabel}{' '}
          <a href={source.url} rel="noopener" className="text-ink underline underline-offset-2 wrap-anywhere">
            {source.name}
          </a>
          {source.description && <>. {source.description}</>}
        </figcaption>
      </figure>
    </Exhibit>
  );
}
