import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showAsResult } from '../../ui/page-state.ts';
import { KeptLine, keptKicker } from '../tools/kept-line.tsx';
import { focusStage, RESULT_STAGE, Stage } from '../tools/stage.tsx';
import { IntakeScriptText } from './intake-script.tsx';
import { LeftOut } from './left-out.tsx';
import type { IntakeWords } from './page-schema.ts';
import { RefineForm } from './refine-form.tsx';
import { scriptLines } from './script-parts.ts';
import type { BuilderState } from './state.ts';
import { TakeAway } from './take-away.tsx';
import type { Builder } from './use-builder.ts';
import { useTyping } from './use-typing.ts';

type ResultProps = {
  state: BuilderState & { view: 'result' };
  words: IntakeWords;
  builder: Builder;
};

/** The script, how to take it away, and how to change it. */
export function Result({ state, words: builderWords, builder }: ResultProps) {
  const words = builderWords.result;
  const { script, history, refining, answers, leftOut } = state;
  const before = history.at(-1);
  const unchanged = useMemo(() => before && scriptLines(before), [before]);
  const isMarked = useMemo(
    () => unchanged && [...scriptLines(script)].some((line) => !unchanged.has(line)),
    [script, unchanged],
  );
  const { mark } = builder;
  const [wasBroughtBack] = useState(mark.kind === 'kept' && mark.isBack);
  const { sheet, isTyping, showAll } = useTyping(script, wasBroughtBack);
  useEffect(() => showAsResult(words.title), [words.title]);
  // Its toast must not lie on the headline.
  useEffect(() => {
    if (wasBroughtBack) return;
    sheet.current?.closest('section[aria-labelledby]')?.scrollIntoView({ behavior: 'instant' });
  }, [sheet, wasBroughtBack]);
  const text = useMemo(
    () => <IntakeScriptText script={script} names={words} unchanged={unchanged} />,
    [script, words, unchanged],
  );
  const skip = () => {
    showAll();
    // The button goes: the focus stays at what it was about.
    focusStage();
  };
  return (
    <Stage
      view={RESULT_STAGE}
      kicker={keptKicker(mark, 'script') ?? words.kicker}
      printed={{ at: mark.kind === 'kept' ? mark.at : undefined }}
      label={words.label}
      heading={words.heading.replace('{firm}', () => answers.firmName.trim())}
      wide
    >
      <div data-tool-result className="builder-result">
        <div className="builder-desk no-print">
          <TakeAway script={script} words={words} />
          <KeptLine mark={mark} what="script" onClear={builder.restart} />
        </div>
        <div className="builder-script">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <p className="score-note max-w-[36em] flex-1 basis-72 text-note/6 text-ink-2">{words.review}</p>
            {isTyping && (
              <Button look="secondary" size="small" onClick={skip} className="no-print min-h-11">
                {words.skip}
              </Button>
            )}
          </div>
          {leftOut && leftOut.length > 0 && (
            <LeftOut leftOut={leftOut} heading={builderWords.steps.customize.notUsed} />
          )}
          <div ref={sheet}>{text}</div>
          {isMarked && <p className="no-print mt-3 text-sm/5 text-ink-2">{words.changed}</p>}
        </div>
        <div className="builder-desk builder-refine no-print">
          <RefineForm
            words={builderWords}
            offers={script.offers}
            refining={refining !== undefined}
            canUndo={history.length > 0}
            onRefine={builder.refine}
            onUndo={builder.undo}
          />
          <div className="mt-6 border-t border-line pt-5">
            <Button look="secondary" onClick={builder.restart} className="w-full">
              Generate Another Script
            </Button>
          </div>
        </div>
      </div>
    </Stage>
  );
}
