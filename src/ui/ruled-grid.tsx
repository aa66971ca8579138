import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const COLUMNS = {
  1: undefined,
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
} as const;

/** A last cell alone in its row takes the whole row. */
const LAST = {
  1: undefined,
  2: 'md:last:odd:col-span-2',
  3: 'md:max-xl:last:odd:col-span-2',
} as const;
/** In threes, by how many cells are in the last row: it is filled, too. */
const LAST_OF_THREES = [undefined, 'xl:last:col-span-3', 'xl:last:col-span-2'] as const;

/** The requested number of columns, or two when only two fill the rows. */
function columnsFor(cells: number, columns: 2 | 3) {
  if (cells === 1) return 1;
  return cells % 3 !== 0 && cells % 2 === 0 ? 2 : columns;
}

export type RuledCell = {
  id?: string;
  title: string;
  text: ReactNode;
  icon?: ReactNode;
  foot?: ReactNode;
};

/** Points in one ruled table instead of separate cards: title, text, and a closing line at the foot, each as high as its neighbor's. */
export function RuledGrid({
  cells,
  columns: asked = 2,
}: {
  cells: readonly RuledCell[];
  columns?: 2 | 3;
}) {
  const columns = columnsFor(cells.length, asked);
  return (
    <ul className={classNames('grid border-t border-l border-line', COLUMNS[columns])}>
      {cells.map((cell) => (
        <li
          key={cell.title}
          id={cell.id}
          className={classNames(
            'row-span-3 grid grid-rows-subgrid border-r border-b border-line p-4 sm:p-6',
            LAST[columns],
            columns === 3 && LAST_OF_THREES[cells.length % 3],
          )}
        >
          <div>
            {cell.icon && <div className="mb-4">{cell.icon}</div>}
            <h3 className="text-h3 max-sm:text-lede/6.5">{cell.title}</h3>
          </div>
          <div className="mt-1.5 text-ink-2 max-sm:text-note/6 sm:mt-2.5">{cell.text}</div>
          {cell.foot && <div className="pt-3 text-note/6 max-sm:text-sm/5.5">{cell.foot}</div>}
        </li>
      ))}
    </ul>
  );
}
