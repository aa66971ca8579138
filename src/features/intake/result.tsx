import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { KeptLine, keptKicker } from '../tools/kept-line.tsx';
import { focusStage, RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { partsOf } from './by-hand.ts';
import type { IntakeWords } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import { ResultScript } from './result-script.tsx';
import { linesOf } from './script.ts';
import { answersLine, headLines } from './script-head.ts';
import { canUndo, type ResultState, settled } from './state.ts';
import { TakeAway } from './take-away.tsx';
import type { Builder } from './use-builder.ts';
import { useTyping } from './use-typing.ts';

type ResultProps = {
  state: ResultState;
  words: IntakeWords;
  builder: Builder;
};

/** The script, how to take it away, and how to change it. */
export function Result({ state, words: builderWords, builder }: ResultProps) {
  const words = builderWords.result;
  const { script, history, refining, answers } = state;
  const { mark, dispatch } = builder;
  const [wasBroughtBack] = useState(mark.kind === 'kept' && mark.isBack);
  const { sheet, isTyping, showAll } = useTyping(script.sections, wasBroughtBack);
  useEffect(() => showAsResult(words.title), [words.title]);
  // Its toast must not lie on the headline.
  useEffect(() => {
    if (wasBroughtBack) return;
    sheet.current?.closest('section[aria-labelledby]')?.scrollIntoView({ behavior: 'instant' });
  }, [sheet, wasBroughtBack]);
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
  const madeAt = mark.kind === 'kept' ? mark.at : undefined;
  const asWritten = settled(state).script;
  const hasMarks = unchanged && linesOf(partsOf(script)).some(({ text }) => !unchanged.has(text));
  return (
    <Stage
      view={RESULT_STAGE}
      kicker={keptKicker(mark, 'script') ?? words.kicker}
      printed={{ at: madeAt }}
      label={<p>{words.label}</p>}
      heading={words.heading.replace('{firm}', () => answers.firmName.trim())}
      wide
    >
      <div data-tool-result className="builder-result">
        <div className="builder-desk no-print">
          <TakeAway
            script={asWritten}
            head={headLines(builderWords, answers, asWritten, madeAt)}
            words={words}
            onPrint={() => dispatch({ type: 'save' })}
          />
          <KeptLine mark={mark} what="script" onClear={builder.restart} />
        </div>
        <div className="builder-script">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <div className="score-note max-w-[40em] flex-1 basis-72 text-note/6 text-ink-2">
              <p className="font-semibold text-ink">
                <span>{answersLine(builderWords, answers, script)}</span>{' '}
                <button type="button" className="text-link no-print min-h-11" onClick={builder.showAnswers}>
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
            className={classNames(/phone|in-person/.test(answers.channel ?? '') && 'script-to-write-on')}
          >
            <ResultScript state={state} unchanged={unchanged} words={words} builder={builder} />
          </div>
          {hasMarks && <p className="no-print mt-3 text-sm/5 text-ink-2">{words.changed}</p>}
          <p aria-hidden="true" className="hidden gap-8 pt-10 print:flex">
            <span className="flex-2 border-b border-ink">{words.readBy}</span>
            <span className="flex-1 border-b border-ink">{words.readOn}</span>
          </p>
        </div>
        <div className="builder-desk builder-refine no-print">
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
