import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { AS_WRITTEN } from './as-written.ts';
import type { OpenedFile } from './ask.ts';
import { templates } from './templates.tsx';
import { idOf, type Told } from './told.ts';
import { useEdited } from './use-edited.ts';
import { fields, uiSchemaOf, widgets } from './widgets.tsx';

type EditorProps = { file: OpenedFile; onChanged: (changed: boolean) => void; onLoadAnew: () => void };

/** One file: its fields, its text, what has changed and what is wrong. */
export function Editor({ file, onChanged, onLoadAnew }: EditorProps) {
  const { edited, change, outcome, isChanged, said, save } = useEdited(file);
  const summary = useRef<HTMLElement>(null);
  const changes = useRef<HTMLElement>(null);
  const diff = outcome && 'diff' in outcome ? outcome.diff : '';
  const bodyId = useId();
  const schema = file.schema as RJSFSchema;
  const uiSchema = useMemo(() => uiSchemaOf(file.schema), [file.schema]);
  const mistakes = outcome?.state === 'wrong' ? outcome.mistakes : [];
  const told: Told = useMemo(
    () => ({ mistakes, saysOptional: (file.schema.required ?? []).length > 0 }),
    [mistakes, file.schema],
  );
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [save]);
  useEffect(() => {
    if (said === 'refused') summary.current?.focus();
  }, [said]);
  return (
    <>
      <div className="bar">
        <h1>{file.path}</h1>
        <p role="status">{STATUS[said] ?? (isChanged ? 'Not saved yet' : 'No changes')}</p>
        {diff && (
          <button type="button" className="link" onClick={() => changes.current?.focus()}>
            See the changes
          </button>
        )}
        {file.page && (
          <a href={file.page} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        <button
          type="button"
          className="btn"
          disabled={!isChanged || said === 'saving'}
          onClick={() => void save()}
        >
          Save
        </button>
      </div>
      {outcome?.state === 'stale' && (
        <section className="notice" role="alert">
          <p>This file has changed on the disk since it was opened here. Nothing was written.</p>
          <button type="button" className="btn-quiet" onClick={onLoadAnew}>
            Load it anew, without the changes made here
          </button>
        </section>
      )}
      {mistakes.length > 0 && (
        <section className="notice" ref={summary} tabIndex={-1} aria-label="What is wrong">
          <h2>{mistakes.length === 1 ? 'One thing is wrong' : `${mistakes.length} things are wrong`}</h2>
          <ul>
            {mistakes.map(({ field, message }) => (
              <li key={field + message}>
                {field ? <FieldLink field={field} bodyId={bodyId} /> : null}
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Form
        schema={schema}
        uiSchema={uiSchema}
        formData={edited.fields}
        formContext={told}
        validator={validator}
        templates={templates}
        widgets={widgets}
        fields={fields}
        noValidate
        noHtml5Validate
        experimental_defaultFormStateBehavior={AS_WRITTEN}
        onChange={({ formData }) => change({ fields: formData as Record<string, unknown> })}
        onSubmit={() => void save()}
      >
        {/* Saving is done above. */}
        <span hidden />
      </Form>
      {file.hasBody && (
        <div className="field body">
          <label htmlFor={bodyId}>Text</label>
          <p className="hint">Markdown</p>
          <textarea
            id={bodyId}
            className="control"
            value={edited.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </div>
      )}
      {diff && <Changes diff={diff} place={changes} />}
    </>
  );
}

const STATUS: Partial<Record<string, string>> = {
  saving: 'Saving ...',
  saved: 'Saved',
  refused: 'Not saved: see what is wrong',
  unanswered: 'Not saved: the editor does not answer. Is npm run edit still running?',
};

/** To the field that a mistake is about, or to the nearest around it. */
function FieldLink({ field, bodyId }: { field: string; bodyId: string }) {
  const show = () => {
    const parts = field.split('.');
    const ids = parts.map((_, index) => idOf(parts.slice(0, parts.length - index)));
    const found = [...(field === 'text' ? [bodyId] : []), ...ids]
      .map((id) => document.getElementById(id))
      .find((element) => element);
    for (let around = found?.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true;
    found?.scrollIntoView({ block: 'center' });
    found?.focus();
  };
  return (
    <button type="button" className="link" onClick={show}>
      {field}
    </button>
  );
}

/** The lines of the file that saving would change. */
function Changes({ diff, place: section }: { diff: string; place: RefObject<HTMLElement | null> }) {
  const lines = diff
    .split('\n')
    .filter((line) => line && !line.startsWith('\\'))
    .map((line, place) => ({ line, place }));
  return (
    <section className="changes" ref={section} tabIndex={-1} aria-label="Changes in the file">
      <h2>Changes in the file</h2>
      <pre>
        {lines.map(({ line, place }) => {
          const Mark = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'span';
          return <Mark key={place}>{line.startsWith('@@') ? '…' : line}</Mark>;
        })}
      </pre>
    </section>
  );
}
