import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pencil, Plus } from '../../ui/icons.tsx';
import { NOTES } from './by-hand.ts';
import { noteWarning } from './forbidden-words.ts';
import type { IntakeWords } from './page-schema.ts';
import { firstNumbers, isSpoken, type ScriptLine, type ScriptSection } from './script.ts';
import { LineText } from './script-sheet.tsx';
import type { BuilderAction, LineDraft, ResultState } from './state.ts';

type LineWords = IntakeWords['result']['lines'];

/** Ids of what takes the focus once a change by hand has been drawn. */
const EDITOR = 'script-editor';
const PUT_BACK = 'script-put-back';
const editId = (id: string) => `edit-${id}`;
const addId = (place: string) => `add-to-${place}`;
const moveId = (by: number) => (by < 0 ? 'script-move-up' : 'script-move-down');

/** How a line is called, as it is seen: its number, or its place in a part without numbers. */
function lineName(sections: readonly ScriptSection[], section: ScriptSection, at: number): string {
  if (section.place === NOTES) return `note ${at + 1}`;
  if (isSpoken(section)) return `${section.heading}, line ${at + 1}`;
  return `question ${(firstNumbers(sections)[sections.indexOf(section)] ?? 1) + at}`;
}

/** What a visitor does to lines, and where the focus goes: what was pressed is gone with the change. */
export function useLineActions(dispatch: (action: BuilderAction) => void) {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    const target = next.current === undefined ? null : document.getElementById(next.current);
    next.current = undefined;
    target?.focus();
    if (target instanceof HTMLTextAreaElement)
      target.setSelectionRange(target.value.length, target.value.length);
  });
  const act = (action: BuilderAction, focus: string) => {
    next.current = focus;
    dispatch(action);
  };
  const ended = ({ id, place, text }: LineDraft) => {
    if (id === undefined) return addId(place);
    return text.trim() ? editId(id) : PUT_BACK;
  };
  return {
    edit: (id: string) => act({ type: 'edit', id }, EDITOR),
    add: (place: string) => act({ type: 'add', place }, EDITOR),
    write: (text: string) => dispatch({ type: 'write', text }),
    save: (draft: LineDraft) => act({ type: 'save' }, ended(draft)),
    cancel: ({ id, place }: LineDraft) =>
      act({ type: 'cancel' }, id === undefined ? addId(place) : editId(id)),
    remove: (id: string) => act({ type: 'remove', id }, PUT_BACK),
    move: (id: string, by: 1 | -1) => act({ type: 'move', id, by }, moveId(by)),
  };
}
type LineActions = ReturnType<typeof useLineActions>;

type LineEditorProps = {
  draft: LineDraft;
  /** How the line is called. */
  name: string;
  problem: string | undefined;
  words: LineWords;
  actions: LineActions;
};

/** A line under the visitor's hands. */
function LineEditor({ draft, name, problem, words, actions }: LineEditorProps) {
  const { id, text } = draft;
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed (Japanese, Chinese), both keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') actions.cancel(draft);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    actions.save(draft);
  };
  return (
    <div className="line-editor my-2 grid flex-1 gap-2 rounded-sm border-2 border-ink bg-paper p-3.5 font-sans print:border-0 print:p-0">
      <label
        htmlFor={EDITOR}
        aria-live="polite"
        className="text-sm/5 font-semibold first-letter:uppercase print:hidden"
      >
        {name}
      </label>
      <textarea
        id={EDITOR}
        className="control field-sizing-content min-h-14 font-serif text-h4 print:border-0 print:p-0"
        rows={3}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${EDITOR}-problem ${EDITOR}-help`}
        onChange={(event) => actions.write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${EDITOR}-problem`}
        role="alert"
        className="text-sm/5 font-semibold text-red empty:hidden"
      >
        {problem}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          look="dark"
          size="small"
          className="min-h-11 px-3"
          onClick={() => actions.save(draft)}
        >
          {words.save}
        </Button>
        <Button
          look="secondary"
          size="small"
          className="min-h-11 px-3"
          onClick={() => actions.cancel(draft)}
        >
          {words.cancel}
        </Button>
        {id !== undefined && (
          <>
            <Button
              id={moveId(-1)}
              look="secondary"
              size="small"
              className="min-h-11 px-3"
              onClick={() => actions.move(id, -1)}
            >
              {words.up}
            </Button>
            <Button
              id={moveId(1)}
              look="secondary"
              size="small"
              className="min-h-11 px-3"
              onClick={() => actions.move(id, 1)}
            >
              {words.down}
            </Button>
            <Button
              look="secondary"
              size="small"
              className="min-h-11 px-3"
              onClick={() => actions.remove(id)}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
      <p id={`${EDITOR}-help`} className="text-sm/5 text-ink-2 pointer-coarse:hidden print:hidden">
        {words.help}
      </p>
    </div>
  );
}

type EditableLineProps = {
  line: ScriptLine;
  name: string;
  isNote: boolean;
  /** The last change has touched it. */
  isChanged: boolean;
  words: LineWords;
  actions: LineActions;
};

/** A line that is read, with the quiet button that opens it. */
function EditableLine({
  line: { id, text, byHand },
  name,
  isNote,
  isChanged,
  words,
  actions,
}: EditableLineProps) {
  return (
    <li className={classNames('script-line flex items-start', isChanged && 'script-changed')}>
      <div className="line-read min-w-0 flex-1 cursor-text">
        <LineText text={text} />
        {byHand && <p className="font-sans text-sm/5 text-ink-2 print:hidden">{words.byHand}</p>}
        {(byHand || isNote) && <LineWarning text={text} />}
      </div>
      <button
        id={editId(id)}
        type="button"
        aria-label={`${words.edit} ${name}`}
        className="line-edit no-print -my-1.5 grid size-11 flex-none place-items-center text-ink-3 hover:text-ink"
        onClick={() => actions.edit(id)}
      >
        <Pencil size={18} strokeWidth={1.5} />
      </button>
    </li>
  );
}

/** Under the visitor's own words, which stay as they are. */
function LineWarning({ text }: { text: string }) {
  const warning = noteWarning(text);
  return warning && <p className="line-warning font-sans text-sm/5 text-red">{warning}</p>;
}

export type LinesProps = {
  /** All parts of the script, for the names of lines. */
  parts: readonly ScriptSection[];
  state: ResultState;
  /** Texts that the last change has left as they were; without it no line is marked. */
  unchanged: ReadonlySet<string> | undefined;
  words: LineWords;
  actions: LineActions;
  onPutBack(): void;
};

/** The lines of a part: one of them may be open, and where one was taken away it can be put back. */
export function Lines({
  section,
  parts,
  state: { draft, problem, gap },
  unchanged,
  words,
  actions,
  onPutBack,
}: LinesProps & { section: ScriptSection }) {
  const { place, lines } = section;
  const items = lines.map((line, at) => {
    const name = lineName(parts, section, at);
    const { id, text } = line;
    if (draft?.id === id)
      return (
        <li key={id} className="script-line flex">
          <LineEditor draft={draft} name={name} problem={problem} words={words} actions={actions} />
        </li>
      );
    const isChanged = Boolean(unchanged && !unchanged.has(text));
    return (
      <EditableLine
        key={id}
        {...{ line, name, isChanged, words, actions }}
        isNote={place === NOTES}
      />
    );
  });
  const removed = gap?.place === place && (
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
        onClick={onPutBack}
      >
        {words.putBack}
      </button>
    </li>
  );
  return removed ? items.toSpliced(gap?.at ?? 0, 0, removed) : items;
}

/** After the lines of a part: a new one is written here. */
export function NewLine({
  section,
  state: { draft, problem },
  words,
  actions,
}: LinesProps & { section: ScriptSection }) {
  const { place, heading } = section;
  const label = place === NOTES ? words.addNote : words.add;
  if (draft && draft.id === undefined && draft.place === place)
    return (
      <LineEditor draft={draft} name={label} problem={problem} words={words} actions={actions} />
    );
  return (
    <button
      id={addId(place)}
      type="button"
      className="no-print -mb-2 flex min-h-11 items-center gap-1.5 text-sm/5 text-ink-2 hover:text-ink hover:underline"
      onClick={() => actions.add(place)}
    >
      <Plus size={16} strokeWidth={2} />
      <span>{label}</span>
      {place !== NOTES && <span className="sr-only">{`to ${heading}`}</span>}
    </button>
  );
}
