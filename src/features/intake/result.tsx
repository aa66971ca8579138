import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { focusStage, RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { NOTES, partsOf } from './by-hand.ts';
import type { IntakeWords } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import { linesOf, type Script, type ScriptSection } from './script.ts';
import { Lines, NewLine, useLineActions } from './script-lines.tsx';
import { ScriptNotes, ScriptSheet } from './script-sheet.tsx';
import { canUndo, type ResultState, settled } from './state.ts';
import type { IntakeAnswers } from './steps.ts';
import { TakeAway } from './take-away.tsx';
import { typeOut } from './type-out.ts';
import type { Builder } from './use-builder.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Types a script out, and after a change only what is new in it; nothing where `isSeen` (after a reload). */
function useTyping(sections: readonly ScriptSection[], isSeen: boolean) {
  const sheet = useRef<HTMLDivElement>(null);
  const known = useRef<Set<string>>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => {
    const lines = linesOf(sections);
    const texts = (isShown: (line: (typeof lines)[number]) => boolean) =>
      lines.filter(isShown).map(({ text }) => text);
    // Who has written a line knows it.
    const before = new Set([
      ...(known.current ?? texts(() => isSeen)),
      ...texts(({ byHand }) => Boolean(byHand)),
    ]);
    known.current = new Set([...before, ...texts(() => true)]);
    if (!sheet.current || matchMedia(REDUCED).matches) return;
    stop.current = typeOut(sheet.current, before, () => setTyping(false));
    setTyping(stop.current !== undefined);
    return () => stop.current?.();
  }, [sections, isSeen]);
  const showAll = () => {
    stop.current?.();
    setTyping(false);
  };
  return { sheet, isTyping, showAll };
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

type ResultScriptProps = {
  state: ResultState;
  /** Texts that the last change has left as they were; without it no line is marked. */
  unchanged: ReadonlySet<string> | undefined;
  words: IntakeWords['result'];
  builder: Builder;
};

/** The script with all that a visitor can do to its lines, and the notes, which are not read aloud. */
function ResultScript({ state, unchanged, words, builder }: ResultScriptProps) {
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

/** What a script was made for: "Personal Injury, Phone, Warm". */
function answersLine(
  { steps }: IntakeWords,
  { practiceArea, channel }: IntakeAnswers,
  { tone }: Pick<Script, 'tone'>,
): string {
  return [
    practiceArea && steps.practiceArea.options[practiceArea].label,
    channel && steps.channel.options[channel].label,
    steps.tone.options[tone].label,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The head of a script that leaves the page. `at`: when it was made, in ms; undefined for now. */
function headLines(
  words: IntakeWords,
  answers: IntakeAnswers,
  script: Script,
  at = Date.now(),
): string[] {
  const { result } = words;
  return [
    `${result.label}: ${answers.firmName.trim()}`,
    answersLine(words, answers, script),
    new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' }),
    result.writers[script.writer],
    result.review,
  ];
}

type ResultProps = {
  state: ResultState;
  words: IntakeWords;
  builder: Builder;
};

/** The script, how to take it away, and how to change it. */
export function Result({ state, words: builderWords, builder }: ResultProps) {
  const words = builderWords.result;
  const { script, history, refining, answers } = state;
  const { status, dispatch } = builder;
  const [wasRestored] = useState(status.kind === 'saved' && status.restored);
  const { sheet, isTyping, showAll } = useTyping(script.sections, wasRestored);
  // Its toast must not lie on the headline.
  useEffect(() => {
    if (wasRestored) return;
    sheet.current?.closest('section[aria-labelledby]')?.scrollIntoView({ behavior: 'instant' });
  }, [sheet, wasRestored]);
  const before = history.at(-1);
  const unchanged = useMemo(
    () => before && new Set(linesOf(partsOf(before)).map(({ text }) => text)),
    [before],
  );
  const skip = () => {
    showAll();
    // The button goes: the focus stays at what it was about.
    focusStage();
  };
  const madeAt = status.kind === 'saved' ? status.savedAt : undefined;
  const asWritten = settled(state).script;
  const hasMarks = unchanged && linesOf(partsOf(script)).some(({ text }) => !unchanged.has(text));
  return (
    <Stage
      view={RESULT_STAGE}
      kicker={words.kicker}
      result={{ title: words.title, what: 'script', status }}
      label={<p>{words.label}</p>}
      heading={words.heading.replace('{firm}', () => answers.firmName.trim())}
      wide
    >
      <div className="builder-result">
        <div className="no-print border border-line bg-fog p-6.5">
          <TakeAway
            script={asWritten}
            head={headLines(builderWords, answers, asWritten, madeAt)}
            words={words}
            onPrint={() => dispatch({ type: 'save' })}
          />
          <SavedNotice status={status} what="script" onClear={builder.restart} />
        </div>
        <div className="builder-script">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="double-rule max-w-[40em] pl-4.5 flex-1 basis-72 text-note/6 text-ink-2">
              <p className="font-semibold text-ink">
                <span>{answersLine(builderWords, answers, script)}</span>{' '}
                <button
                  type="button"
                  className="text-link no-print min-h-11"
                  onClick={builder.showAnswers}
                >
                  {words.answers}
                </button>
              </p>
              <p>{words.writers[script.writer]}</p>
              <p>{words.review}</p>
            </div>
            {isTyping && (
              <Button look="secondary" size="small" onClick={skip} className="no-print min-h-11">
                {words.skip}
              </Button>
            )}
          </div>
          <div
            ref={sheet}
            className={classNames(
              /phone|in-person/.test(answers.channel ?? '') && 'script-to-write-on',
            )}
          >
            <ResultScript state={state} unchanged={unchanged} words={words} builder={builder} />
          </div>
          {hasMarks && <p className="no-print mt-3 text-sm/5 text-ink-2">{words.changed}</p>}
          <p aria-hidden="true" className="hidden gap-8 pt-10 print:flex">
            <span className="flex-2 border-b border-ink">{words.readBy}</span>
            <span className="flex-1 border-b border-ink">{words.readOn}</span>
          </p>
        </div>
        <div className="builder-refine no-print border border-line bg-fog p-6.5">
          <RefineForm
            words={builderWords}
            tone={script.tone}
            refining={refining !== undefined}
            canUndo={canUndo(state)}
            onRefine={builder.refine}
            onUndo={builder.undo}
          />
          <div className="mt-5 border-t border-line pt-5">
            <Button look="secondary" onClick={builder.restart} className="w-full">
              Generate Another Script
            </Button>
          </div>
        </div>
      </div>
    </Stage>
  );
}
