import type { PracticeArea } from '../schemas/practice-area.ts';
import { classNames } from '../ui/class-names.ts';
import { Exhibit } from '../ui/exhibit.tsx';

/** Characters up to which a figure is set as large as the exhibit is wide. */
const SHORT_FIGURE = 7;

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
    <Exhibit letter={letter}>
      <figure className="figure-box">
        <p
          className={classNames(
            'font-[850] tracking-[-0.035em]',
            figure.length <= SHORT_FIGURE
              ? 'pt-3 text-[min(5.5rem,24cqi)]/[1] xl:pt-0'
              : 'pt-3 text-[min(3.4rem,15.5cqi)]/[1.02] xl:pt-0',
          )}
        >
          {figure}
        </p>
        <p className="mt-5 border-t border-ink pt-4 text-body/6.5">{text}</p>
        <figcaption className="mt-4 text-sm/5 text-ink-2">
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
