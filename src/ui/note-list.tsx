import { Fragment } from 'react';
import { classNames } from './class-names.ts';

export function NoteList({
  notes,
  className,
}: {
  notes: readonly { term: string; text: string }[];
  className?: string;
}) {
  return (
    <dl className={classNames('border-b border-line', className)}>
      {notes.map(({ term, text }) => (
        <Fragment key={term}>
          <dt className="border-t border-line pt-4 font-bold">{term}</dt>
          <dd className="mt-1 pb-4 text-note/6 text-ink-2">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
