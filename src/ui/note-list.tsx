import { classNames } from './class-names.ts';

/** Beside a form: what happens to typed data, as terms with a sentence each. */
export function NoteList({
  notes,
  className,
}: {
  notes: readonly { term: string; text: string }[];
  className?: string;
}) {
  return (
    <dl className={classNames('border-b border-line', className)}>
      {notes.map((note) => (
        <div key={note.term} className="border-t border-line py-4">
          <dt className="font-bold">{note.term}</dt>
          <dd className="mt-1 text-note/6 text-ink-2">{note.text}</dd>
        </div>
      ))}
    </dl>
  );
}
