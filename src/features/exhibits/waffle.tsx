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
