import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type RuledListProps = {
  items: readonly { title: string; text?: ReactNode; aside?: string | undefined }[];
  isNumbered?: boolean;
  className?: string;
};

export function RuledList({ items, isNumbered = false, className }: RuledListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classNames('border-b border-line text-note/6', className)}>
      {items.map(({ title, text, aside }, index) => (
        <li
          key={title}
          className={classNames('border-t border-line py-3', isNumbered && 'relative pl-8')}
        >
          {isNumbered && (
            <span
              aria-hidden="true"
              className="absolute left-0 font-mono text-sm/6 font-bold text-red"
            >
              {index + 1}
            </span>
          )}
          <p className="flex flex-wrap justify-between gap-x-4">
            <b className="text-body/6">{title}</b>
            {aside && <span className="text-sm/6 text-ink-2">{aside}</span>}
          </p>
          {text && <p className="max-w-measure text-ink-2">{text}</p>}
        </li>
      ))}
    </List>
  );
}
