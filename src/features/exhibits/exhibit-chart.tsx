import { Exhibit } from '../../ui/exhibit.tsx';
import { Chart } from './chart.tsx';
import type { Chart as ChartData } from './chart-schema.ts';

/** A chart entered as an exhibit, with its title and the source in the caption. */
export function ExhibitChart({ chart, letter, id }: { chart: ChartData; letter: string; id: string }) {
  return (
    <Exhibit letter={letter}>
      <figure>
        <figcaption className="pr-16">
          <p className="text-lede/6 font-[820] tracking-[-0.015em] text-balance">{chart.title}</p>
          <p className="mt-1.5 text-sm/5 text-ink-2">{chart.subtitle}</p>
        </figcaption>
        <div className="mt-5">
          <Chart chart={chart} id={id} />
        </div>
        <p className="mt-4 text-sm/5 text-ink-2">{chart.source}</p>
      </figure>
    </Exhibit>
  );
}
