import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Pencil, Plus } from '../../ui/icons.tsx';
import { type BuilderState, problemOf } from './builder.ts';
import { warningFor } from './forbidden.ts';
import { EDITOR, LineEditor, moveId } from './line-editor.tsx';
import type { IntakeCopy } from './page-schema.ts';
import {
  edited,
  isQuestions,
  linesIn,
  moved,
  NOTES,
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
function lineNames({ parts, lines }: Script): Map<string, string> {
  let number = 0;
  const nameOf = ({ id: part, heading }: ScriptPart, at: number) => {
    if (part === NOTES) return `note ${at + 1}`;
    if (!isQuestions(part)) return `${heading}, line ${at + 1}`;
    number += 1;
    return `question ${number}`;
  };
  return new Map(
    parts.flatMap((part) =>
      linesIn(lines, part.id).map(({ id }, at) => [id, nameOf(part, at)] as const),
    ),
  );
}

/** Moves the focus to an element, by its id, that the next picture has. */
function useNextFocus() {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const target = next.current === undefined ? null : document.getElementById(next.current);
    next.current = undefined;
    target?.focus();
    if (target instanceof HTMLTextAreaElement)
      target.setSelectionRange(target.value.length, target.value.length);
  });
  return (id: string) => {
    next.current = id;
  };
}

/** Opens the line that is clicked, unless a part of it is being selected. */
function useOpenOnClick() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    const open = ({ target }: MouseEvent) => {
      const line = (target as Element).closest('.line-read');
      if (line && getSelection()?.isCollapsed !== false)
        line.parentElement?.querySelector<HTMLElement>('.line-edit')?.click();
    };
    current?.addEventListener('click', open);
    return () => current?.removeEventListener('click', open);
  }, []);
  return place;
}

/** What is open for writing: a line, or a new one at the end of a part, by its id. */
export type OpenLine = { line?: string; part?: string } | undefined;

type ScriptLinesProps = {
  script: Script;
  /** Ids of the lines that the last change has touched. */
  changed: ReadonlySet<string>;
  words: IntakeCopy['result'];
  builder: Builder;
  open: OpenLine;
  onOpen(open: OpenLine): void;
};

/** What is done to lines by hand, and where the focus goes. */
function useLineActions({ script, builder, onOpen }: ScriptLinesProps) {
  const focus = useNextFocus();
  const { lines } = script;
  const save = (next: Script['lines'], gap?: BuilderState['gap']) => {
    const problem = next === lines ? undefined : problemOf({ ...script, lines: next });
    if (!problem) builder.change(next, gap);
    return problem;
  };
  const remove = ({ id, part }: ScriptLine) => {
    const at = linesIn(lines, part).findIndex((line) => line.id === id);
    return save(removed(lines, id), { part, at });
  };
  const close = (to?: string) => {
    if (to) focus(to);
    onOpen(undefined);
  };
  return {
    close,
    remove: (line: ScriptLine) => {
      if (!remove(line)) close(PUT_BACK);
    },
    open(which: OpenLine) {
      focus(EDITOR);
      onOpen(which);
    },
    save: (line: ScriptLine, text: string) =>
      text.trim() ? save(edited(lines, line.id, text)) : remove(line),
    add: (part: string, text: string) =>
      text.trim() ? save(withTyped(script, part, text)) : undefined,
    move(line: ScriptLine, text: string, by: 1 | -1) {
      const own = text.trim() ? edited(lines, line.id, text) : lines;
      focus(moveId(by));
      save(moved({ ...script, lines: own }, line.id, by));
    },
  };
}

/** The script with all that a visitor can do to its lines, and the notes, which are not read aloud. */
export function ScriptLines(props: ScriptLinesProps) {
  const { script, changed, builder, open } = props;
  const { lines: words, notesText } = props.words;
  const { parts, lines } = script;
  const { gap } = builder.state;
  const place = useOpenOnClick();
  const actions = useLineActions(props);
  const names = lineNames(script);

  const item = (line: ScriptLine) => {
    const { id, text, byHand, part } = line;
    const name = names.get(id) ?? '';
    const warning = warningFor(line, script.practiceArea);
    if (open?.line === id)
      return (
        <li key={id} className="script-line flex">
          <LineEditor
            name={name}
            text={text}
            words={words}
            onSave={(typed) => actions.save(line, typed)}
            onClose={(how) => actions.close(how && editId(id))}
            onMove={(typed, by) => actions.move(line, typed, by)}
            onRemove={() => actions.remove(line)}
          />
        </li>
      );
    return (
      <li
        key={id}
        className={classNames('script-line flex items-start', changed.has(id) && 'script-changed')}
      >
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
          onClick={() => actions.open({ line: id })}
        >
          <Pencil size={18} strokeWidth={1.5} />
        </button>
      </li>
    );
  };
  const deleted = (
    <li
      key="gap"
      className="no-print flex min-h-11 items-center gap-3 font-sans text-note/6 text-ink-2"
    >
      <span id="script-gap">{words.removed}</span>
      <button
        id={PUT_BACK}
        type="button"
        aria-describedby="script-gap"
        className="text-link min-h-11"
        onClick={builder.undo}
      >
        {words.putBack}
      </button>
    </li>
  );
  const items = (part: string): ReactNode => {
    const list = linesIn(lines, part).map(item);
    return gap?.part === part ? list.toSpliced(gap.at, 0, deleted) : list;
  };
  const newLine = ({ id, heading }: ScriptPart) => {
    const label = id === NOTES ? words.addNote : words.add;
    if (open?.part === id)
      return (
        <LineEditor
          name={label}
          text=""
          words={words}
          onSave={(text) => actions.add(id, text)}
          onClose={(how) => actions.close(how && addId(id))}
        />
      );
    return (
      <button
        id={addId(id)}
        type="button"
        className="no-print -mb-2 flex min-h-11 items-center gap-1.5 text-sm/5 text-ink-2 hover:text-ink hover:underline"
        onClick={() => actions.open({ part: id })}
      >
        <Plus size={16} strokeWidth={2} />
        <span>{label}</span>
        {id !== NOTES && <span className="sr-only">{`to ${heading}`}</span>}
      </button>
    );
  };
  const isShown = ({ id }: ScriptPart) =>
    id !== NOTES && (!isQuestions(id) || gap?.part === id || lines.some(({ part }) => part === id));
  return (
    <div ref={place}>
      <div className="intake-script">
        {parts.filter(isShown).map((part) => (
          <SheetPart key={part.id} part={part} after={newLine(part)}>
            {items(part.id)}
          </SheetPart>
        ))}
      </div>
      {parts
        .filter(({ id }) => id === NOTES)
        .map((part) => (
          <section
            key={part.id}
            className={classNames(
              'script-notes mt-8 break-inside-avoid bg-fog px-5 py-4.75',
              lines.at(-1)?.part !== NOTES && 'no-print',
            )}
          >
            <h3>{part.heading}</h3>
            <p className="mb-2 text-note/6 text-ink-2">{notesText}</p>
            <ul>{items(part.id)}</ul>
            {newLine(part)}
          </section>
        ))}
    </div>
  );
}
