import { useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { Pencil, Plus } from '../../ui/icons.tsx';
import { STAGE_HEADING_ID } from '../../ui/stage.tsx';
import { showToast } from '../../ui/toast.ts';
import { warningFor } from './forbidden.ts';
import { EDITOR_ID, LineEditor, moveId } from './line-editor.tsx';
import type { IntakeCopy } from './page-schema.ts';
import type { Script, ScriptLine, ScriptPart } from './schema.ts';
import {
  editLine,
  insertVisitorLines,
  isQuestionPart,
  linesIn,
  moveLine,
  NOTES,
  NOTES_PART,
  scriptProblem,
} from './script.ts';
import { LineText, SheetPart } from './script-sheet.tsx';
import type { Builder } from './use-builder.ts';

const REMOVED_TOAST = { title: 'Line deleted', text: 'Undo Last Change brings it back.' };

const editId = (id: string) => `edit-${id}`;
const addId = (part: string) => `add-to-${part}`;

function lineName(line: ScriptLine, lines: ScriptLine[], heading: string): string {
  const isNumbered = isQuestionPart(line.part);
  const siblings = lines.filter(({ part }) =>
    isNumbered ? isQuestionPart(part) : part === line.part,
  );
  const number = siblings.indexOf(line) + 1;
  if (isNumbered) return `question ${number}`;
  return line.part === NOTES ? `note ${number}` : `${heading}, line ${number}`;
}

function renderThenFocus(draw: () => void, ...ids: string[]) {
  flushSync(draw);
  const target = ids.map((id) => document.getElementById(id)).find(Boolean);
  target?.focus();
  if (target instanceof HTMLTextAreaElement)
    target.setSelectionRange(target.value.length, target.value.length);
}

function openOnClick(script: HTMLDivElement) {
  const openLine = ({ target }: MouseEvent) => {
    const line = (target as Element).closest('.line-read');
    if (line && getSelection()?.isCollapsed !== false)
      line.parentElement?.querySelector<HTMLElement>('.line-edit')?.click();
  };
  script.addEventListener('click', openLine);
  return () => script.removeEventListener('click', openLine);
}

type ScriptLinesProps = { script: Script; copy: IntakeCopy['result']; builder: Builder };

export function ScriptLines({ script, copy, builder }: ScriptLinesProps) {
  const { help, notesText } = copy;
  const { parts, lines } = script;
  const [openButtonId, setOpenButtonId] = useState<string>();

  const edit = (button: string) => renderThenFocus(() => setOpenButtonId(button), EDITOR_ID);
  /** Closes the editor, unless the same click has opened another editor. */
  const close = (isFocused: boolean, next = STAGE_HEADING_ID) => {
    const closeEditor = () =>
      setOpenButtonId((current) => (current === openButtonId ? undefined : current));
    if (isFocused && openButtonId)
      renderThenFocus(closeEditor, openButtonId, next, STAGE_HEADING_ID);
    else closeEditor();
  };
  const save = (savedLines: Script['lines']) => {
    if (savedLines === lines) return undefined;
    const editedScript = { ...script, lines: savedLines };
    const problem = scriptProblem(editedScript);
    if (problem) return problem;
    builder.edit(editedScript);
    if (savedLines.length < lines.length) showToast(REMOVED_TOAST);
    return undefined;
  };
  const move = (line: ScriptLine, text: string, offset: 1 | -1) => {
    const editedLines = text.trim() ? editLine(lines, line.id, text) : lines;
    renderThenFocus(
      () => save(moveLine({ ...script, lines: editedLines }, line.id, offset)),
      moveId(offset),
    );
  };

  const renderReadLine = (line: ScriptLine, name: string) => {
    const { id, text, part, byHand } = line;
    const warning = warningFor(line, script.config.practiceArea);
    return (
      <li
        key={id}
        className="script-line group flex items-start not-print:hover:bg-mark-2 not-print:hover:shadow-[-0.5rem_0_var(--color-mark-2),0.5rem_0_var(--color-mark-2)]"
      >
        <div className="line-read min-w-0 flex-1 cursor-text">
          <LineText id={id} text={text} />
          {byHand && part !== NOTES && (
            <p className="font-sans text-sm/5 text-ink-2 print:hidden">Edited by hand</p>
          )}
          {warning && <p className="line-warning font-sans text-sm/5 text-red">{warning}</p>}
        </div>
        <button
          id={editId(id)}
          type="button"
          aria-label={`Edit ${name}`}
          className="line-edit no-print -my-1.5 grid size-11 flex-none place-items-center text-ink-3 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0"
          onClick={() => edit(editId(id))}
        >
          <Pencil size={18} strokeWidth={1.5} />
        </button>
      </li>
    );
  };
  const renderLines = ({ id: part, heading }: ScriptPart) =>
    linesIn(lines, part).map((line, index, partLines) => {
      const { id, text } = line;
      const name = lineName(line, lines, heading);
      if (openButtonId !== editId(id)) return renderReadLine(line, name);
      const nextLine = partLines[index + 1];
      return (
        <li key={id} className="script-line flex">
          <LineEditor
            name={name}
            text={text}
            help={help}
            onSave={(newText) => save(editLine(lines, id, newText))}
            onClose={(isFocused) => close(isFocused, nextLine ? editId(nextLine.id) : addId(part))}
            onMove={(newText, offset) => move(line, newText, offset)}
          />
        </li>
      );
    });
  const renderAddLine = ({ id, heading }: ScriptPart) => {
    const label = id === NOTES ? 'Add a note' : 'Add a line';
    if (openButtonId === addId(id))
      return (
        <LineEditor
          name={label}
          text=""
          help={help}
          onSave={(text) => save(text.trim() ? insertVisitorLines(script, id, text) : lines)}
          onClose={close}
        />
      );
    return (
      <button
        id={addId(id)}
        type="button"
        className="no-print -mb-2 flex min-h-11 items-center gap-1.5 text-sm/5 text-ink-2 hover:text-ink hover:underline"
        onClick={() => edit(addId(id))}
      >
        <Plus size={16} strokeWidth={2} />
        <span>{label}</span>
        {id !== NOTES && <span className="sr-only">{`to ${heading}`}</span>}
      </button>
    );
  };
  const isShown = ({ id }: ScriptPart) =>
    id !== NOTES && (!isQuestionPart(id) || linesIn(lines, id).length > 0);
  return (
    <div ref={openOnClick}>
      <div className="intake-script @container divide-y divide-line border-t-2 border-b border-t-ink border-b-line">
        {parts.filter(isShown).map((part) => (
          <SheetPart key={part.id} part={part} footer={renderAddLine(part)}>
            {renderLines(part)}
          </SheetPart>
        ))}
      </div>
      <section
        className={classNames(
          'script-notes mt-8 break-inside-avoid border border-dashed border-ink bg-fog px-5 py-4.75',
          linesIn(lines, NOTES).length === 0 && 'no-print',
        )}
      >
        <h3>{NOTES_PART.heading}</h3>
        <p className="mb-2 text-note/6 text-ink-2">{notesText}</p>
        <ul>{renderLines(NOTES_PART)}</ul>
        {renderAddLine(NOTES_PART)}
      </section>
    </div>
  );
}
