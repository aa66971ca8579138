import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { OpenFile } from '../store.ts';
import { fetchSiteState } from './api.ts';
import { Bar, Changes, Mistakes, NameField } from './editor-parts.tsx';
import { type FileAction, FileActionForm, nameIn } from './file-actions.tsx';
import { showField } from './form-context.ts';
import { FormOfFile } from './form-of-file.tsx';
import type { OtherEdit } from './merge.ts';
import { useEditedFile } from './use-edited-file.ts';

const POLL_MS = 500;

function Preview({ address }: { address: string }) {
  const [isSiteRunning, setIsSiteRunning] = useState(false);
  useEffect(() => {
    if (isSiteRunning) return;
    const poll = () =>
      void fetchSiteState().then(
        (answer) => setIsSiteRunning(answer.isRunning),
        () => undefined,
      );
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => clearInterval(timer);
  }, [isSiteRunning]);
  return (
    <aside className="flex min-h-0 flex-col py-4 text-sm" aria-label="The page">
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="underline">
          {new URL(address).pathname}
        </a>{' '}
        as it was last saved
      </p>
      {isSiteRunning ? (
        <iframe src={address} title="The page" className="mt-2 grow border border-ink" />
      ) : (
        <p role="status">The site starts ...</p>
      )}
    </aside>
  );
}

const fieldOf = ({ path }: OtherEdit) =>
  (path[0] === 'body' ? 'text' : path.slice(1).join('.')) || 'the file';
const textOfValue = (value: unknown) =>
  typeof value === 'string'
    ? value
    : value === undefined
      ? 'nothing'
      : JSON.stringify(value, null, 1);

function OtherEditorsChanges({
  otherEdits,
  onAccept,
}: {
  otherEdits: readonly OtherEdit[];
  onAccept: (edit: OtherEdit) => void;
}) {
  if (!otherEdits.length) return null;
  return (
    <section className="notice" role="alert" aria-label="Changes by another editor">
      <h2 className="mb-2">Another editor has changed this file</h2>
      <p>
        Your changes are still here. Saving overwrites only those changes of the other editor that
        are in the same fields as yours.
      </p>
      <ul className="mt-2 mb-4 max-h-80 overflow-y-auto">
        {otherEdits.map((edit) => (
          <li key={edit.path.join('.')} className="mt-3">
            <b>{fieldOf(edit)}</b>
            {edit.isAlsoChangedHere
              ? ' – you have changed it too. The form shows your value; the other value is:'
              : ' – the form shows the other value:'}
            <blockquote className="my-2 max-h-48 overflow-y-auto border-l-3 border-line pl-3 whitespace-pre-wrap">
              {textOfValue(edit.value)}
            </blockquote>
            {edit.isAlsoChangedHere && (
              <Button look="secondary" size="small" onClick={() => onAccept(edit)}>
                Use the other value for {fieldOf(edit)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type EditorProps = {
  file: OpenFile;
  siteOrigin: string;
  field: string;
  onChanged: (isChanged: boolean) => void;
  onCreated: (file: OpenFile) => void;
  onPathChange: (path: string) => void;
};

export function Editor({
  file,
  siteOrigin,
  field,
  onChanged,
  onCreated,
  onPathChange,
}: EditorProps) {
  const [typedName, setTypedName] = useState<string>();
  const state = useEditedFile(file, typedName);
  const { path, saved, otherEdits, acceptOtherEdit, mistakes, diff, isChanged, status, save } =
    state;
  const [action, setAction] = useState<FileAction>();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const mistakesSection = useRef<HTMLElement>(null);
  const changesSection = useRef<HTMLElement>(null);
  const bodyId = useId();
  const isNew = saved.digest === '';
  const saveFile = useCallback(async () => {
    const savedFile = await save();
    if (savedFile && isNew) onCreated(savedFile);
  }, [save, isNew, onCreated]);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => {
    const saveOnShortcut = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void saveFile();
    };
    addEventListener('keydown', saveOnShortcut);
    return () => removeEventListener('keydown', saveOnShortcut);
  }, [saveFile]);
  useEffect(() => {
    if (field) showField(field, bodyId);
  }, [field, bodyId]);
  useEffect(() => {
    if (status === 'invalid') mistakesSection.current?.focus();
  }, [status]);
  // Only the form scrolls. A check may change the height of the form, but not the place of Save.
  return (
    <div data-preview={isPreviewOpen || undefined} className="flex min-h-0 grow flex-col">
      <Bar
        path={path}
        file={isNew ? undefined : saved}
        isChanged={isChanged}
        status={status}
        isPreviewOpen={isPreviewOpen}
        onShowChanges={diff ? () => changesSection.current?.focus() : undefined}
        onTogglePreview={() => setIsPreviewOpen(!isPreviewOpen)}
        onAction={setAction}
        onSave={() => void saveFile()}
      />
      <div
        className={`grid min-h-0 grow lg:gap-8 ${isPreviewOpen ? 'lg:grid-cols-[minmax(20rem,2fr)_3fr]' : ''}`}
      >
        <div
          className={`relative -mx-2 overflow-y-auto px-2 pt-6 pb-24 *:max-w-216 ${isPreviewOpen ? 'max-lg:hidden' : ''}`}
        >
          {action && !isChanged && (
            <FileActionForm
              key={action}
              file={saved}
              action={action}
              onPathChange={onPathChange}
              onClose={() => setAction(undefined)}
            />
          )}
          <OtherEditorsChanges otherEdits={otherEdits} onAccept={acceptOtherEdit} />
          <Mistakes mistakes={mistakes} bodyId={bodyId} sectionRef={mistakesSection} />
          {isNew && <NameField name={nameIn(path)} onChange={setTypedName} />}
          <FormOfFile state={state} bodyId={bodyId} onSave={() => void saveFile()} />
          {diff && <Changes diff={diff} sectionRef={changesSection} />}
        </div>
        {isPreviewOpen && <Preview key={saved.page} address={siteOrigin + saved.page} />}
      </div>
    </div>
  );
}
