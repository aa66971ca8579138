import type { ComponentProps, RefObject } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import type { Mistake, OpenFile } from '../store.ts';
import type { FileAction } from './file-actions.tsx';
import { showField } from './form-context.ts';
import type { SaveState } from './use-edited-file.ts';

const STATUS_TEXTS: Partial<Record<SaveState, string>> = {
  saving: 'Saving ...',
  saved: 'Saved',
  invalid: 'Not saved: see the mistakes',
  conflict: 'Not saved: this file was changed by another editor',
  offline: 'Not saved: the editor does not answer. Is npm run edit still running?',
};

type BarProps = {
  path: string;
  file: OpenFile | undefined;
  isChanged: boolean;
  status: SaveState;
  isPreviewOpen: boolean;
  onShowChanges: (() => void) | undefined;
  onTogglePreview: () => void;
  onAction: (action: FileAction) => void;
  onSave: () => void;
};

const MAX_LISTED_TEXTS = 3;

/** Texts without evidence prevent a public start. */
function UnverifiedTexts({ texts }: { texts: readonly string[] }) {
  if (!texts.length) return null;
  const moreText =
    texts.length > MAX_LISTED_TEXTS ? ` and ${texts.length - MAX_LISTED_TEXTS} more` : '';
  return (
    <p className="basis-full text-sm text-ink-2">
      Not public until a person has seen the evidence: {texts.slice(0, MAX_LISTED_TEXTS).join('; ')}
      {moreText}. npm run checked records it.
    </p>
  );
}

const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="text-link disabled:text-ink-3" {...props} />
);

export function Bar({
  path,
  file,
  isChanged,
  status,
  isPreviewOpen,
  onShowChanges,
  onTogglePreview,
  onAction,
  onSave,
}: BarProps) {
  const idleText = isChanged ? 'Not saved yet' : file ? 'No changes' : 'New file';
  return (
    <div className="max-w-216 border-b border-ink py-4">
      {/* Save is in a row that never changes. A button that moves under the pointer loses a press. */}
      <div className="flex items-start gap-x-5">
        <h1 className="min-w-0 grow text-h4 wrap-anywhere">{path}</h1>
        <Button
          size="small"
          className="shrink-0"
          disabled={(!isChanged && file !== undefined) || status === 'saving'}
          onClick={onSave}
        >
          Save
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="mr-auto">
          {STATUS_TEXTS[status] ?? idleText}
        </p>
        {file?.reasonNotPublic && (
          <p className="bg-mark-2 px-2">Not public: {file.reasonNotPublic}</p>
        )}
        {file && (
          <>
            <TextButton disabled={!onShowChanges} onClick={onShowChanges}>
              See the changes
            </TextButton>
            <TextButton aria-expanded={isPreviewOpen} onClick={onTogglePreview}>
              {isPreviewOpen ? 'Close the page' : 'Look at it'}
            </TextButton>
          </>
        )}
        {file?.isRemovable && (
          <>
            <a href={`#copy/${file.path}`} className="text-link">
              Copy
            </a>
            {(['rename', 'delete'] as const).map((action) => (
              <TextButton key={action} disabled={isChanged} onClick={() => onAction(action)}>
                <span className="capitalize">{action}</span>
              </TextButton>
            ))}
          </>
        )}
        <UnverifiedTexts texts={file?.unverified ?? []} />
      </div>
    </div>
  );
}

export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <div className="field mb-5">
      <label htmlFor="file-name">Name of the file</label>
      <input
        id="file-name"
        className="control"
        value={name}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint">
        Small letters, digits and hyphens; made from the title or name unless you write another
      </p>
    </div>
  );
}

type MistakesProps = {
  mistakes: readonly Mistake[];
  bodyId: string;
  sectionRef: RefObject<HTMLElement | null>;
};

export function Mistakes({ mistakes, bodyId, sectionRef }: MistakesProps) {
  if (!mistakes.length) return null;
  return (
    <section className="notice" ref={sectionRef} tabIndex={-1} aria-label="What is wrong">
      <h2 className="mb-2">
        {mistakes.length === 1 ? 'One thing is wrong' : `${mistakes.length} things are wrong`}
      </h2>
      <ul className="max-h-80 overflow-y-auto">
        {mistakes.map(({ field, message }) => (
          <li key={field + message}>
            {field && <TextButton onClick={() => showField(field, bodyId)}>{field}</TextButton>}{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DIFF_LINES: Record<string, readonly ['ins' | 'del', string]> = {
  '+': ['ins', 'bg-mark-2'],
  '-': ['del', 'bg-fog text-red'],
};

export function Changes({
  diff,
  sectionRef,
}: {
  diff: string;
  sectionRef: RefObject<HTMLElement | null>;
}) {
  const lines = diff
    .split('\n')
    .filter((line) => line && !line.startsWith('\\'))
    .map((line, index) => ({ line, index }));
  return (
    <section
      className="mt-8 border-t border-ink pt-4"
      ref={sectionRef}
      tabIndex={-1}
      aria-label="Changes in the file"
    >
      <h2 className="mb-2">Changes in the file</h2>
      <pre className="font-mono text-xs/5 whitespace-pre-wrap">
        {lines.map(({ line, index }) => {
          const [Tag, className] = DIFF_LINES[line[0] ?? ''] ?? (['span', ''] as const);
          return (
            <Tag key={index} className={`block no-underline ${className}`}>
              {line.startsWith('@@') ? '…' : line}
            </Tag>
          );
        })}
      </pre>
    </section>
  );
}
