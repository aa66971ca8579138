import '../exhibits/drawings.css';
import './drawn-page.css';

/** A phone's screen in units of the drawing. */
const SIZE = { width: 150, height: 268 } as const;

type Rect = readonly [x: number, y: number, width: number, height: number];
const box = ([x, y, width, height]: Rect) => `M${x} ${y}h${width}v${height}h${-width}z`;
const boxes = (...rects: Rect[]) => rects.map(box).join('');
/** Lines of text: the last one is shorter. */
const text = (x: number, y: number, width: number, lines: number) =>
  boxes(
    ...Array.from(
      { length: lines },
      (_, index): Rect => [x, y + index * 8, index === lines - 1 ? width * 0.6 : width, 3],
    ),
  );

type Drawn = {
  /** Grey: what is there. Ink: what is read first. */
  grey: string;
  ink: string;
  lines: string;
  marked?: string;
  /** Where the parts are numbered, in the order of the list beside the drawing. */
  numbers: readonly (readonly [x: number, y: number])[];
};

/** The two pages: what stands on their first screen. */
export const DRAWN_PAGES: Record<'before' | 'after', Drawn> = {
  before: {
    grey: boxes([10, 42, 130, 92], [10, 142, 40, 34], [55, 142, 40, 34], [100, 142, 40, 34]),
    ink: boxes([0, 214, 150, 54], [112, 186, 30, 22]),
    lines: boxes([10, 10, 130, 3], [10, 17, 130, 3], [10, 24, 90, 3]) + text(24, 78, 102, 2),
    numbers: [
      [133, 30],
      [133, 55],
      [133, 160],
      [127, 197],
      [133, 240],
    ],
  },
  after: {
    grey: boxes([10, 152, 130, 1], [10, 188, 130, 1], [10, 224, 130, 1]),
    ink: boxes([10, 40, 118, 9], [10, 54, 96, 9]),
    lines:
      boxes([10, 12, 34, 5], [118, 12, 22, 5]) +
      text(10, 74, 124, 3) +
      text(10, 160, 104, 3) +
      text(10, 196, 104, 3) +
      text(10, 232, 104, 3),
    marked: boxes([10, 110, 84, 22]),
    numbers: [
      [136, 52],
      [107, 121],
      [133, 168],
      [133, 204],
      [133, 240],
    ],
  },
};

/** A first screen drawn from its parts, each with the number of its line in the list. */
export function DrawnPage({
  page,
  title,
  id,
}: {
  page: keyof typeof DRAWN_PAGES;
  title: string;
  id: string;
}) {
  const { grey, ink, lines, marked, numbers } = DRAWN_PAGES[page];
  return (
    <svg
      className="drawn-page"
      viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.height + 2}`}
      role="img"
      aria-labelledby={`${id}-title`}
    >
      <title id={`${id}-title`}>{title}</title>
      <path className="paper" d={box([0, 0, SIZE.width, SIZE.height])} />
      <path className="grey" d={grey} />
      <path className="text" d={lines} />
      <path className="ink" d={ink} />
      {marked && <path className="marked" d={marked} />}
      {numbers.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="8.5" />
          <text x={x} y={y + 4.1}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
