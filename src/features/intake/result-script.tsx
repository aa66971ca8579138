import { useEffect, useRef } from 'react';
import { NOTES, partsOf } from './by-hand.ts';
import type { IntakeWords } from './page-schema.ts';
import type { ScriptSection } from './script.ts';
import { Lines, NewLine, useLineActions } from './script-lines.tsx';
import { ScriptNotes, ScriptSheet } from './script-sheet.tsx';
import type { ResultState } from './state.ts';
import type { Builder } from './use-builder.ts';

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

type ResultScriptProps = {
  state: ResultState;
  /** Texts that the last change has left as they were; without it no line is marked. */
  unchanged: ReadonlySet<string> | undefined;
  words: IntakeWords['result'];
  builder: Builder;
};

/** The script with all that a visitor can do to its lines, and the notes, which are not read aloud. */
export function ResultScript({ state, unchanged, words, builder }: ResultScriptProps) {
  const place = useOpenOnClick();
  const actions = useLineActions(builder.dispatch);
  const parts = partsOf(state.script);
  const notes = parts.find((part) => part.place === NOTES);
  const shared = { parts, state, unchanged, words: words.lines, actions, onPutBack: builder.undo };
  const items = (section: ScriptSection) => <Lines section={section} {...shared} />;
  const end = (section: ScriptSection) => <NewLine section={section} {...shared} />;
  return (
    <div ref={place}>
      <ScriptSheet sections={parts.filter((part) => part !== notes)} items={items} end={end} />
      {notes && (
        <ScriptNotes text={words.notesText} isEmpty={!notes.lines.length}>
          <ul>{items(notes)}</ul>
          {end(notes)}
        </ScriptNotes>
      )}
    </div>
  );
}
