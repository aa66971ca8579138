import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const COLUMNS = {
  1: undefined,
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
} as const;

/** A last cell alone in its row takes the whole row. */
const LAST = {
  1: undefined,
  2: 'md:last:odd:col-span-2',
  3: 'md:max-xl:last:odd:col-span-2',
  4: 'sm:max-xl:last:odd:col-span-2',
} as const;
/** In threes, by how many cells are in the last row: it is filled, too. */
const LAST_OF_THREES = [undefined, 'xl:last:col-span-3', 'xl:last:col-span-2'] as const;

/** As many columns as the section has, where they fill the rows; else three, or two. */
function columnsFor(cells: number, columns: number): keyof typeof COLUMNS {
  if (cells === 1) return 1;
  if (columns === 4 && cells % 4 === 0) return 4;
  return columns === 2 || (cells % 3 !== 0 && cells % 2 === 0) ? 2 : 3;
}

type RuledCell = {
  id?: string | undefined;
  title: string;
  /** Between title and text. */
  over?: ReactNode;
  text?: ReactNode;
  foot?: ReactNode;
};

/** Points in one ruled table instead of separate cards: title, text, and a closing line at the foot, each as high as its neighbor's. */
export function RuledGrid({
  cells,
  columns: wanted = 2,
  lined = false,
}: {
  cells: readonly RuledCell[];
  columns?: number;
  /** The foot is under a line of its own. */
  lined?: boolean;
}) {
  const columns = columnsFor(cells.length, wanted);
  const rows = cells.some(({ over }) => over) ? 'row-span-4' : 'row-span-3';
  return (
    <ul className={classNames('grid border-t border-l border-line', COLUMNS[columns])}>
      {cells.map((cell) => (
        <li
          key={cell.title}
          id={cell.id}
          className={classNames(
            rows,
            'grid grid-rows-subgrid border-r border-b border-line',
            columns === 4 ? 'p-4 sm:p-5' : 'px-4 py-3 sm:p-6',
            LAST[columns],
            columns === 3 && LAST_OF_THREES[cells.length % 3],
          )}
        >
          <h3 className={columns === 4 ? 'text-lede/6.5' : 'text-h3 max-sm:text-lede/6.5'}>
            {cell.title}
          </h3>
          {cell.over && <p className="mt-1.5 text-note/6 sm:mt-2.5">{cell.over}</p>}
          {cell.text && (
            <p
              className={classNames(
                'mt-1.5 text-ink-2 max-sm:text-note/6 sm:mt-2.5',
                columns === 4 && 'text-note/6',
              )}
            >
              {cell.text}
            </p>
          )}
          {cell.foot && (
            <p
              className={classNames(
                'text-note/6',
                lined ? 'mt-4 border-t border-line pt-3' : 'pt-4',
              )}
            >
              {cell.foot}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
