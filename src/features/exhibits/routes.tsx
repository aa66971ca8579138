import type { ExhibitOf } from './schema.ts';
import './drawings.css';

/** Drawing in SVG units; the picture scales to its column. */
const SIZE = { width: 276, top: 24, row: 44, box: 32, boxWidth: 86 } as const;
const GAP = (SIZE.width - 3 * SIZE.boxWidth) / 2;

type Row = ExhibitOf<'routes'>['rows'][number];
type Node = { name: string; x: number; y: number; marked: boolean };

/** Names of one column, each once, at the middle of the rows that lead through it. */
function nodesOf(rows: readonly Row[], column: number): Node[] {
  const names = [...new Set(rows.map(({ cells }) => cells[column] ?? ''))];
  return names.map((name) => {
    const places = rows.flatMap(({ cells }, index) => (cells[column] === name ? [index] : []));
    const middle = places.reduce((sum, place) => sum + place, 0) / places.length;
    return {
      name,
      x: column * (SIZE.boxWidth + GAP),
      y: SIZE.top + middle * SIZE.row,
      marked: places.some((place) => rows[place]?.marked),
    };
  });
}

/** From where one starts to where one ends up, box by box; a name that several rows share is one box. */
export function Routes({ exhibit, id }: { exhibit: ExhibitOf<'routes'>; id: string }) {
  const { columns, rows, title } = exhibit;
  const nodes = columns.map((_, column) => nodesOf(rows, column));
  const at = (column: number, name = '') => nodes[column]?.find((node) => node.name === name);
  const lines = rows.flatMap(({ cells, marked }) =>
    [0, 1].flatMap((column) => {
      const [from, to] = [at(column, cells[column]), at(column + 1, cells[column + 1])];
      if (!from || !to) return [];
      const [x1, x2] = [from.x + SIZE.boxWidth, to.x];
      const [y1, y2] = [from.y + SIZE.box / 2, to.y + SIZE.box / 2];
      return [{ d: `M${x1} ${y1}C${x1 + GAP} ${y1} ${x2 - GAP} ${y2} ${x2} ${y2}`, marked }];
    }),
  );
  return (
    <svg
      className="routes"
      viewBox={`0 0 ${SIZE.width} ${SIZE.top + SIZE.row * rows.length - SIZE.row + SIZE.box + 2}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-routes`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-routes`}>{`${rows.map(({ cells }) => cells.join(' to ')).join('; ')}.`}</desc>
      {columns.map((name, column) => (
        <text key={name} className="head" x={column * (SIZE.boxWidth + GAP)} y="12">
          {name}
        </text>
      ))}
      {lines.map(({ d, marked }) => (
        <path key={d} className={marked ? 'way way-marked' : 'way'} d={d} />
      ))}
      {nodes.flat().map(({ name, x, y, marked }) => (
        <g key={`${x} ${name}`}>
          <rect
            className={marked && x > 0 ? 'node node-marked' : 'node'}
            x={x + 0.75}
            y={y + 0.75}
            width={SIZE.boxWidth - 1.5}
            height={SIZE.box - 1.5}
          />
          <text x={x + SIZE.boxWidth / 2} y={y + SIZE.box / 2 + 4}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
