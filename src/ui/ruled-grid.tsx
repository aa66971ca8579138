import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const COLUMNS = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 xl:grid-cols-3',
} as const;

/** A last cell alone in its row takes the whole row. */
const LAST = {
  2: 'md:last:odd:col-span-2',
  3: 'md:max-xl:last:odd:col-span-2',
} as const;

export type RuledCell = { title: string; text: ReactNode; icon?: ReactNode; foot?: ReactNode };

/** Points in one ruled table instead of separate cards: title, text, and a closing line at the foot, each as high as its neighbor's. */
export function RuledGrid({ cells, columns = 2 }: { cells: readonly RuledCell[]; columns?: 2 | 3 }) {
  return (
    <ul className={classNames('grid border-t border-l border-line', COLUMNS[columns])}>
      {cells.map((cell) => (
        <li
          key={cell.title}
          className={classNames(
            'row-span-3 grid grid-rows-subgrid border-r border-b border-line p-5 sm:p-7.5',
            LAST[columns],
          )}
        >
          <div>
            {cell.icon && <div className="mb-4">{cell.icon}</div>}
            <h3 className="text-h3 font-[820]">{cell.title}</h3>
          </div>
          <div className="mt-2.5 text-ink-2">{cell.text}</div>
          {cell.foot && <div className="pt-4 text-note/6">{cell.foot}</div>}
        </li>
      ))}
    </ul>
  );
}
