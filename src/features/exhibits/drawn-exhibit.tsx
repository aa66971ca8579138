import { CheckedOn } from '../../ui/checked-on.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { BarList } from './bar-list.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Chart } from './chart.tsx';
import { Routes } from './routes.tsx';
import type { DrawnExhibit } from './schema.ts';
import { ShareStrip } from './share-strip.tsx';
import { Spans } from './spans.tsx';
import { Waffle } from './waffle.tsx';
import './drawings.css';

/** Few rows: on a phone the drawing stays on the screen with its words. Two rows at least, or the squares are dots. */
const SQUARES_IN_A_ROW = 20;

function Drawing({ exhibit, id }: { exhibit: DrawnExhibit; id: string }) {
  switch (exhibit.kind) {
    case 'spans':
      return <Spans exhibit={exhibit} />;
    case 'bars':
      return <BarList exhibit={exhibit} />;
    case 'share':
      return <ShareStrip exhibit={exhibit} />;
    case 'routes':
      return <Routes exhibit={exhibit} id={id} />;
    case 'pairs':
      return <BeforeAfter results={exhibit.pairs} keys={exhibit.keys} id={id} />;
    case 'months':
      return <Chart chart={exhibit.chart} id={id} />;
    case 'squares':
      return (
        <>
          <Waffle
            count={exhibit.count}
            total={exhibit.total}
            label={`${exhibit.count} of ${exhibit.total}: ${exhibit.counted}`}
            marked
            columns={Math.min(SQUARES_IN_A_ROW, Math.ceil(exhibit.total / 2))}
          />
          <p className="mt-4 text-note/6">
            <b>
              {exhibit.count} of {exhibit.total}
            </b>{' '}
            {exhibit.counted}; {exhibit.rest}.
          </p>
        </>
      );
  }
}

/**
 * The picture of a page, drawn from figures that the page states: what it shows, the drawing, where it comes from.
 * `wide`: it has a section's whole width, and its words stand at the left.
 */
export function DrawnExhibitFigure({
  exhibit,
  letter,
  id = 'exhibit',
  wide = false,
}: {
  exhibit: DrawnExhibit;
  letter: string;
  id?: string;
  wide?: boolean;
}) {
  const { title, source } = exhibit;
  return (
    <Exhibit letter={letter}>
      <figure className={wide ? 'drawn-wide' : undefined}>
        <p className="pr-16 text-lede/6.5 font-[820] tracking-[-0.015em] text-balance">{title}</p>
        <div className="drawn mt-5">
          <Drawing exhibit={exhibit} id={id} />
        </div>
        <figcaption className="mt-5 text-sm/5 text-ink-2">
          Source:{' '}
          {source.url ? (
            <a
              href={source.url}
              rel="noopener"
              className="text-ink underline underline-offset-2 wrap-anywhere"
            >
              {source.name}
            </a>
          ) : (
            source.name
          )}
          <CheckedOn day={source.checked} after={source.name} />
        </figcaption>
      </figure>
    </Exhibit>
  );
}
