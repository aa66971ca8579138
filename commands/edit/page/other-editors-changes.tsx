import type { OtherEdit } from './merge.ts';

const fieldOf = ({ path }: OtherEdit) =>
  (path[0] === 'body' ? 'text' : path.slice(1).join('.')) || 'the file';
const wordsOf = (value: unknown) =>
  typeof value === 'string'
    ? value
    : value === undefined
      ? 'nothing'
      : JSON.stringify(value, null, 1);

export function OtherEditorsChanges({
  theirs,
  onTake,
}: {
  theirs: readonly OtherEdit[];
  onTake: (part: OtherEdit) => void;
}) {
  if (!theirs.length) return null;
  return (
    <section className="notice" role="alert" aria-label="Changes by another editor">
      <h2 className="mb-2">Another editor has changed this file</h2>
      <p>
        Your changes are still here. Saving overwrites only those changes of the other editor that
        are in the same fields as yours.
      </p>
      <ul className="mt-2 mb-4 max-h-80 overflow-y-auto">
        {theirs.map((part) => (
          <li key={part.path.join('.')} className="mt-3">
            <b>{fieldOf(part)}</b>
            {part.isOursToo
              ? ' – you have changed it too. The form shows your value; the other value is:'
              : ' – the form shows the other value:'}
            <blockquote className="my-2 max-h-48 overflow-y-auto border-l-3 border-line pl-3 whitespace-pre-wrap">
              {wordsOf(part.value)}
            </blockquote>
            {part.isOursToo && (
              <button
                type="button"
                className="btn btn-secondary btn-small"
                onClick={() => onTake(part)}
              >
                Use the other value for {fieldOf(part)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
