import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { PAGE_FIGURES } from './page-figures.ts';
import type { MeasuredExhibit } from './schema.ts';

type MeasuredPageProps = {
  measured: MeasuredExhibit;
  letter: string;
  className?: string;
};

export function MeasuredPage({ measured, letter, className }: MeasuredPageProps) {
  return (
    <div id="measured" className={className}>
      <Exhibit letter={letter}>
        <p className="beside-sticker text-lede/6.5 font-heavy tracking-heading text-balance">
          {measured.title}
        </p>
        <p className="mt-2 mb-5 max-w-measure text-note/6 text-ink-2">{measured.text}</p>
        <dl className="grid gap-x-9 border-b border-line md:grid-cols-2">
          {PAGE_FIGURES.map((name) => (
            <div
              key={name}
              className="grid items-baseline gap-x-3 border-t border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-sm/5 font-bold">{measured.figures[name]}</dt>
              {/* On a phone the figure about scripts may need two lines. */}
              <dd
                className={classNames(
                  'font-mono text-sm/5 font-bold sm:text-right',
                  name === 'script' && 'max-sm:min-h-10',
                )}
              >
                <data data-figure={name} value="">
                  {measured.notMeasured}
                </data>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-measure text-sm/5 text-ink-2">{measured.byHand}</p>
      </Exhibit>
    </div>
  );
}
