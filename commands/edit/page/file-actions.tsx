import { useEffect, useId, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { Mention } from '../addresses.ts';
import type { OpenFile } from '../store.ts';
import { fetchMentions, postDelete, postRename, useErrorText } from './api.ts';

export type FileAction = 'rename' | 'delete';
type FileActionFormProps = {
  file: OpenFile;
  action: FileAction;
  onPathChange: (path: string) => void;
  onClose: () => void;
};

export const nameIn = (path: string) => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

function Mentions({
  mentions,
  introduction,
}: {
  mentions: readonly Mention[];
  introduction: string;
}) {
  if (!mentions.length) return <p>No other file links to its page or contains its name.</p>;
  return (
    <>
      <p>{introduction}</p>
      <ul className="mt-2 mb-4 max-h-80 overflow-y-auto">
        {mentions.map(({ path, line, text }) => (
          <li key={`${path} ${line}`} className="py-1 text-sm">
            <a href={`#${path}`} className="underline">
              {path}
            </a>
            , line {line}: <q>{text}</q>
          </li>
        ))}
      </ul>
    </>
  );
}

export function FileActionForm({ file, action, onPathChange, onClose }: FileActionFormProps) {
  const { path, digest } = file;
  const [mentions, setMentions] = useState<Mention[]>();
  const [inputText, setInputText] = useState(action === 'rename' ? nameIn(path) : '');
  const [error, setError] = useErrorText();
  const id = useId();
  useEffect(() => {
    fetchMentions({ path, digest }).then((answer) => setMentions(answer.mentions), setError);
  }, [path, digest, setError]);
  const isRename = action === 'rename';
  const submit = () => {
    setError('');
    const result = isRename
      ? postRename({ path, digest, name: inputText.trim() }).then((answer) => answer.path)
      : postDelete({ path, digest, to: inputText.trim() }).then(() => '');
    result.then(onPathChange, setError);
  };
  return (
    <section className="notice" aria-label={isRename ? 'Rename' : 'Delete'}>
      <h2 className="mb-2">{isRename ? `Rename ${path}` : `Delete ${path}`}</h2>
      {mentions && (
        <Mentions
          mentions={mentions}
          introduction={
            isRename
              ? 'These lines link to its page or contain its name. They will get the new name:'
              : 'These lines link to its page or contain its name. Change them, otherwise the build fails:'
          }
        />
      )}
      <div className="field mb-5">
        <label htmlFor={id}>{isRename ? 'New name' : 'Redirect its old address to'}</label>
        <input
          id={id}
          className="control"
          value={inputText}
          onChange={({ target }) => setInputText(target.value)}
        />
        <p className="hint">
          {isRename
            ? 'Small letters, digits and hyphens. If the page was public, its old address redirects to the new one.'
            : 'A path of this site, such as /blog. If it is empty, the old address answers that the page was removed.'}
        </p>
      </div>
      {error && <p className="mistake">{error}</p>}
      <p className="flex gap-4">
        <Button size="small" disabled={!mentions} onClick={submit}>
          {isRename ? 'Rename it' : 'Delete it'}
        </Button>
        <Button look="secondary" size="small" onClick={onClose}>
          Leave it
        </Button>
      </p>
    </section>
  );
}
