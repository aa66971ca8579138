import './drawings.css';

/** Units of the drawing: a square and the gap after it. */
const SQUARE = 16;
const GAP = 4;
const STEP = SQUARE + GAP;
/** Squares in a row, where a page does not say otherwise. */
const COLUMNS = 10;

/** Squares from one number of the count up to another, as one path. */
function squares(from: number, to: number, columns: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((place) => {
      const [x, y] = [(place % columns) * STEP, Math.floor(place / columns) * STEP];
      return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
    })
    .join('');
}

/**
 * One square for each counted thing, filled where it has the fault. `label` is the text of the drawing.
 */
export function Waffle({
  count,
  total,
  label,
  marked,
  columns = COLUMNS,
  className = '',
}: {
  count: number;
  total: number;
  label: string;
  marked: boolean;
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
      <path className={marked ? 'marked' : 'bar'} d={squares(0, count, columns)} />
      <path className="rest" d={squares(count, total, columns)} />
    </svg>
  );
}
