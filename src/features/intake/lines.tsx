import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { Pencil, Plus } from '../../ui/icons.tsx';
import { problemOf } from './builder.ts';
import { warningFor } from './forbidden.ts';
import { EDITOR, LineEditor, moveId } from './line-editor.tsx';
import type { IntakeCopy } from './page-schema.ts';
import {
  edited,
  isQuestions,
  linesIn,
  moved,
  NOTES,
  NOTES_PART,
  removed,
  type Script,
  type ScriptLine,
  type ScriptPart,
  withTyped,
} from './script.ts';
import { LineText, SheetPart } from './script-sheet.tsx';
import type { Builder } from './use-builder.ts';

const PUT_BACK = 'script-put-back';
const editId = (id: string) => `edit-${id}`;
const addId = (part: string) => `add-to-${part}`;

/** What a line is called: its number, or its place in a part without numbers. */
function nameOf(line: ScriptLine, lines: ScriptLine[], heading: string): string {
  const place = linesIn(lines, line.part).indexOf(line) + 1;
  if (line.part === NOTES) return `note ${place}`;
  if (!isQuestions(line.part)) return `${heading}, line ${place}`;
  return `question ${lines.filter(({ part }) => isQuestions(part)).indexOf(line) + 1}`;
}

/** Draws a change at once, and moves the focus to an element that has come with it. */
function drawThenFocus(draw: () => void, id: string) {
  flushSync(draw);
  const target = document.getElementById(id);
  target?.focus();
  if (target instanceof HTMLTextAreaElement)
    target.setSelectionRange(target.value.length, target.value.length);
}

/** Opens the line that is clicked, unless a part of it is being selected. */
function openOnClick(place: HTMLDivElement) {
  const open = ({ target }: MouseEvent) => {
    const line = (target as Element).closest('.line-read');
    if (line && getSelection()?.isCollapsed !== false)
      line.parentElement?.querySelector<HTMLElement>('.line-edit')?.click();
  };
  place.addEventListener('click', open);
  return () => place.removeEventListener('click', open);
}

type Words = IntakeCopy['result'];

type ReadLineProps = {
  line: ScriptLine;
  name: string;
  warning: string | undefined;
  isChanged: boolean;
  words: Words['lines'];
  onEdit(): void;
};

/** A line to read, and the button that opens it. */
function ReadLine({ line, name, warning, isChanged, words, onEdit }: ReadLineProps) {
  const { id, text, part, byHand } = line;
  return (
    <li className={classNames('script-line flex items-start', isChanged && 'script-changed')}>
      <div className="line-read min-w-0 flex-1 cursor-text">
        <LineText id={id} text={text} />
        {byHand && part !== NOTES && (
          <p className="font-sans text-sm/5 text-ink-2 print:hidden">{words.byHand}</p>
        )}
        {warning && <p className="line-warning font-sans text-sm/5 text-red">{warning}</p>}
      </div>
      <button
        id={editId(id)}
        type="button"
        aria-label={`${words.edit} ${name}`}
        className="line-edit no-print -my-1.5 grid size-11 flex-none place-items-center text-ink-3 hover:text-ink"
        onClick={onEdit}
      >
        <Pencil size={18} strokeWidth={1.5} />
      </button>
    </li>
  );
}

/** In the place of a line that was just deleted. */
function Gap({ words, onPutBack }: { words: Words['lines']; onPutBack(): void }) {
  return (
    <li className="no-print flex min-h-11 items-center gap-3 font-sans text-note/6 text-ink-2">
      <span id="script-gap">{words.removed}</span>
      <button
        id={PUT_BACK}
        type="button"
        aria-describedby="script-gap"
        className="text-link min-h-11"
        onClick={onPutBack}
      >
        {words.putBack}
      </button>
    </li>
  );
}

type ScriptLinesProps = {
  script: Script;
  /** Whether the last change has touched a line. */
  isChanged(line: ScriptLine): boolean;
  words: Words;
  builder: Builder;
  /** Id of the button whose editor is open: that of a line, or of a new one at the end of a part. */
  open: string | undefined;
  onOpen: Dispatch<SetStateAction<string | undefined>>;
};

/** The script with all that a visitor can do to its lines, and the notes, which are not read aloud. */
export function ScriptLines(props: ScriptLinesProps) {
  const { script, isChanged, builder, open, onOpen } = props;
  const { lines: words, notesText } = props.words;
  const { parts, lines } = script;
  /** The line that was just deleted, where it was, and the lines since then. */
  const [gap, setGap] = useState<{ line: ScriptLine; at: number; lines: Script['lines'] }>();
  const hasGap = (part: string) => gap?.lines === lines && gap.line.part === part;

  const edit = (button: string) => drawThenFocus(() => onOpen(button), EDITOR);
  /** The press that closes an editor may have opened another one. */
  const close = (isFocused: boolean) => {
    const shut = () => onOpen((now) => (now === open ? undefined : now));
    if (isFocused && open) drawThenFocus(shut, open);
    else shut();
  };
  /** Why the lines cannot be saved; undefined where they are. */
  const save = (next: Script['lines']) => {
    const problem = next === lines ? undefined : problemOf({ ...script, lines: next });
    if (!problem) builder.change(next);
    return problem;
  };
  const remove = (line: ScriptLine) => {
    const next = removed(lines, line.id);
    const problem = save(next);
    if (!problem) setGap({ line, at: linesIn(lines, line.part).indexOf(line), lines: next });
    return problem;
  };
  const move = (line: ScriptLine, text: string, by: 1 | -1) => {
    const own = text.trim() ? edited(lines, line.id, text) : lines;
    drawThenFocus(() => save(moved({ ...script, lines: own }, line.id, by)), moveId(by));
  };

  const item = (line: ScriptLine, heading: string) => {
    const { id, text } = line;
    const name = nameOf(line, lines, heading);
    if (open !== editId(id))
      return (
        <ReadLine
          key={id}
          line={line}
          name={name}
          warning={warningFor(line, script.practiceArea)}
          isChanged={isChanged(line)}
          words={words}
          onEdit={() => edit(editId(id))}
        />
      );
    return (
      <li key={id} className="script-line flex">
        <LineEditor
          name={name}
          text={text}
          words={words}
          onSave={(typed) => (typed.trim() ? save(edited(lines, id, typed)) : remove(line))}
          onClose={close}
          onMove={(typed, by) => move(line, typed, by)}
          onRemove={() => drawThenFocus(() => !remove(line) && close(false), PUT_BACK)}
        />
      </li>
    );
  };
  const items = ({ id, heading }: ScriptPart): ReactNode => {
    const list = linesIn(lines, id).map((line) => item(line, heading));
    if (!gap || !hasGap(id)) return list;
    const putBack = () => drawThenFocus(builder.undo, editId(gap.line.id));
    return list.toSpliced(gap.at, 0, <Gap key="gap" words={words} onPutBack={putBack} />);
  };
  const newLine = ({ id, heading }: ScriptPart) => {
    const label = id === NOTES ? words.addNote : words.add;
    if (open === addId(id))
      return (
        <LineEditor
          name={label}
          text=""
          words={words}
          onSave={(text) => (text.trim() ? save(withTyped(script, id, text)) : undefined)}
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
    id !== NOTES && (!isQuestions(id) || hasGap(id) || linesIn(lines, id).length > 0);
  return (
    <div ref={openOnClick}>
      <div className="intake-script">
        {parts.filter(isShown).map((part) => (
          <SheetPart key={part.id} part={part} after={newLine(part)}>
            {items(part)}
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
        <ul>{items(NOTES_PART)}</ul>
        {newLine(NOTES_PART)}
      </section>
    </div>
  );
}
