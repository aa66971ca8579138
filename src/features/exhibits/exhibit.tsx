import type { BlockOf } from '../../blocks/schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SourceLine } from '../../ui/sources.tsx';
import { PAGE_FIGURES } from './page-figures.ts';
import type { DrawnExhibit, ExhibitOf, MeasuredExhibit } from './schema.ts';
import './drawings.css';

const SQUARE = 16;
const GAP = 4;
const STEP = SQUARE + GAP;
const COLUMNS = 10;

function squares(from: number, to: number, columns: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((position) => {
      const [x, y] = [(position % columns) * STEP, Math.floor(position / columns) * STEP];
      return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
    })
    .join('');
}

export function Waffle({
  count,
  total,
  label,
  isHighlighted,
  columns = COLUMNS,
  className = '',
}: {
  count: number;
  total: number;
  label: string;
  isHighlighted: boolean;
  columns?: number;
  className?: string;
}) {
  return (
    <svg
      className={`waffle max-w-88 ${className}`}
      viewBox={`-1 -1 ${columns * STEP - GAP + 2} ${Math.ceil(total / columns) * STEP - GAP + 2}`}
      role="img"
      aria-label={label}
    >
      <path className={isHighlighted ? 'marked' : 'bar'} d={squares(0, count, columns)} />
      <path className="rest" d={squares(count, total, columns)} />
    </svg>
  );
}

const MARGIN_CLASSES = 'mb-7 lg:mb-9';

type MeasuredPageProps = { measured: MeasuredExhibit; letter: string };

function MeasuredPage({ measured, letter }: MeasuredPageProps) {
  return (
    <div id="measured" className={MARGIN_CLASSES}>
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

type SpansExhibit = ExhibitOf<'spans'>;
type SpanRow = Pick<SpansExhibit['rows'][number], 'label' | 'from' | 'to'>;

function clockTime(hour: number) {
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`;
}

/** Returns a text for screen readers: "The interview: minute 0 to 30". */
export function spanText({ label, from, to }: SpanRow, scale: SpansExhibit['scale']) {
  if (!scale) return label;
  const range =
    scale === 'clock' ? `${clockTime(from)} to ${clockTime(to)}` : `${scale} ${from} to ${to}`;
  return `${label}${label.includes(':') ? ', ' : ': '}${range}`;
}

const SPAN_HEIGHT = 18;
/** Space at the right edge for the outline of a span, in percent. */
const EDGE_PERCENT = 0.4;

function Spans({ exhibit }: { exhibit: SpansExhibit }) {
  const position = (value: number) => ((value - exhibit.from) / (exhibit.to - exhibit.from)) * 100;
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return (
    <>
      <ul className="grid gap-3.5">
        {exhibit.rows.map((row) => (
          <li key={row.label}>
            <p className="text-note/6">{row.label}</p>
            <svg className="bars mt-1 h-5" role="img" aria-label={spanText(row, exhibit.scale)}>
              <line className="track" x2="100%" y1={SPAN_HEIGHT / 2 + 1} y2={SPAN_HEIGHT / 2 + 1} />
              <rect
                className={row.look}
                x={percent(position(row.from))}
                y="1"
                width={percent(
                  Math.max(position(row.to) - position(row.from) - EDGE_PERCENT, EDGE_PERCENT),
                )}
                height={SPAN_HEIGHT}
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg className="bars mt-2 h-7" aria-hidden="true">
        <line className="axis" x2="100%" y1="1" y2="1" />
        {exhibit.ticks.map(({ at, label }, index) => (
          <text
            key={at}
            x={percent(position(at))}
            y="20"
            className={index === 0 ? 'first' : index === exhibit.ticks.length - 1 ? 'last' : 'tick'}
          >
            {label}
          </text>
        ))}
      </svg>
    </>
  );
}

const MAX_BAR_PERCENT = 99;
/** A value of 0 has a thin line. */
const MIN_BAR_PERCENT = 0.6;
const BAR_HEIGHT = 22;

function BarList({ exhibit }: { exhibit: ExhibitOf<'bars'> }) {
  const highestValue = Math.max(...exhibit.bars.map(({ value }) => value));
  return (
    <ul className="grid gap-4">
      {exhibit.bars.map(({ label, value, figure, look }) => (
        <li key={label}>
          <p className="flex items-baseline justify-between gap-4 text-note/6">
            {label} <b className="whitespace-nowrap">{figure}</b>
          </p>
          <svg className="bars mt-1 h-6" role="img" aria-label={`${label}: ${figure}`}>
            <rect
              className={look}
              x="1"
              y="1"
              width={`${Math.max((value / highestValue) * MAX_BAR_PERCENT, MIN_BAR_PERCENT).toFixed(1)}%`}
              height={BAR_HEIGHT}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** If a row had more squares, they would be too small on a phone. */
const SQUARES_IN_A_ROW = 20;

function Squares({ exhibit: { count, total, counted, rest } }: { exhibit: ExhibitOf<'squares'> }) {
  return (
    <>
      <Waffle
        count={count}
        total={total}
        label={`${count} of ${total}: ${counted}`}
        isHighlighted
        columns={Math.min(SQUARES_IN_A_ROW, Math.ceil(total / 2))}
      />
      <p className="mt-4 text-note/6">
        <b>
          {count} of {total}
        </b>{' '}
        {counted}; {rest}.
      </p>
    </>
  );
}

type DrawnExhibitProps = { exhibit: DrawnExhibit; letter: string };

function DrawnExhibitFigure({ exhibit, letter }: DrawnExhibitProps) {
  return (
    <Exhibit letter={letter} className={MARGIN_CLASSES}>
      <figure className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
        <p className="beside-sticker text-lede/6.5 font-heavy tracking-heading text-balance">
          {exhibit.title}
        </p>
        <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {exhibit.kind === 'spans' && <Spans exhibit={exhibit} />}
          {exhibit.kind === 'bars' && <BarList exhibit={exhibit} />}
          {exhibit.kind === 'squares' && <Squares exhibit={exhibit} />}
        </div>
        <figcaption className="mt-5 text-sm/5 text-ink-2">
          <SourceLine source={exhibit.source} />
        </figcaption>
      </figure>
    </Exhibit>
  );
}

type SectionExhibitProps = { exhibit: BlockOf<'items'>['exhibit']; letter: string };

export function SectionExhibit({ exhibit, letter }: SectionExhibitProps) {
  if (!exhibit) return null;
  return exhibit.kind === 'measured' ? (
    <MeasuredPage measured={exhibit} letter={letter} />
  ) : (
    <DrawnExhibitFigure exhibit={exhibit} letter={letter} />
  );
}
