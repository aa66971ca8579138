import { PAGE_FIGURES } from './page-figures.ts';
import type { WebDesign } from './web-design-schema.ts';

/** What is measured, a line each; the page's script writes the figures in, each into a place that is kept for it. */
export function PageFigures({ measured }: Pick<WebDesign, 'measured'>) {
  return (
    <dl className="border-b border-line">
      {PAGE_FIGURES.map((name) => {
        const { term, note } = measured.figures[name];
        return (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_17rem] sm:items-baseline"
          >
            <dt className="font-bold">{term}</dt>
            <dd className="font-mono text-note/6 font-bold sm:text-right">
              <data data-figure={name} value="">
                {measured.notMeasured}
              </data>
            </dd>
            <dd className="text-sm/5 text-ink-2 sm:col-span-2">{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
