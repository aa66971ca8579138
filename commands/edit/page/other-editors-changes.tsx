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
    <section className="notice" role="alert" aria-label="Changed by somebody else">
      <h2 className="mb-2">Somebody else has changed this file</h2>
      <p>
        What you have typed is still here, and saving writes over nothing of theirs but what you
        have changed too.
      </p>
      <ul className="mt-2 mb-4 max-h-80 overflow-y-auto">
        {theirs.map((part) => (
          <li key={part.path.join('.')} className="mt-3">
            <b>{fieldOf(part)}</b>
            {part.isOursToo
              ? ' – you have changed it too, yours is in the form; theirs is:'
              : ' – theirs is in the form:'}
            <blockquote className="my-2 max-h-48 overflow-y-auto border-l-3 border-line pl-3 whitespace-pre-wrap">
              {wordsOf(part.value)}
            </blockquote>
            {part.isOursToo && (
              <button
                type="button"
                className="btn btn-secondary btn-small"
                onClick={() => onTake(part)}
              >
                Take theirs for {fieldOf(part)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
