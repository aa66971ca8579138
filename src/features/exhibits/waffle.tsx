import './drawings.css';

/** Units of the drawing: a square and the gap after it. */
const SQUARE = 16;
const GAP = 4;
const STEP = SQUARE + GAP;
/** Default number of squares in a row. */
const COLUMNS = 10;

/** Returns one path with the squares from the index `from` up to, but not including, the index `to`. */
function squares(from: number, to: number, columns: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((place) => {
      const [x, y] = [(place % columns) * STEP, Math.floor(place / columns) * STEP];
      return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
    })
    .join('');
}

/**
 * Draws `total` squares, of which the first `count` are filled. `label` describes the drawing for screen readers.
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
