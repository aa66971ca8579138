import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import type { KeptMark } from '../../ui/device-entry.ts';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { KeptLine, keptDate, useKeptMark } from '../tools/kept-line.tsx';
import { arriveQuietly, focusStage, RESULT_STAGE } from '../tools/stage.tsx';
import type { QuizContent } from './content.ts';
import { levelOf, scoreOf } from './level.ts';
import { QuestionView } from './question-view.tsx';
import { quizRun } from './quiz-run.ts';
import { ResultView } from './result-view.tsx';
import { START } from './state.ts';

/** What a link changes about it. */
function linkedSentence(mark: KeptMark & { kind: 'linked' }, what: string, isStart: boolean) {
  const own = mark.at === undefined ? undefined : `what you answered on ${keptDate(mark.at, Date.now())}`;
  if (isStart) return `Your first answer replaces ${own}, which this device keeps.`;
  const those = what === 'result' ? 'This result is not the one' : 'These answers are not those';
  if (own) return `${those} this device keeps for you: it keeps ${own}.`;
  return `${what === 'result' ? 'This result comes' : 'These answers come'} from the address and will not be kept.`;
}

type QuizKeptProps = {
  mark: KeptMark;
  what: 'answers' | 'result';
  /** Nothing is answered here. */
  isStart: boolean;
  onClear(): void;
  /** Shows the visitor's own in the place of what a link has brought. */
  onShowOwn(): void;
};

/** What is kept of the quiz, and how a link's answers stand to it. */
function QuizKept({ mark, what, isStart, onClear, onShowOwn }: QuizKeptProps) {
  const sentence = mark.kind === 'linked' ? linkedSentence(mark, what, isStart) : undefined;
  const showOwn = () => {
    onShowOwn();
    // It may be the same view with other answers.
    afterPaint(focusStage);
  };
  return (
    <KeptLine mark={mark} what={what} sentence={sentence} onClear={onClear}>
      {mark.kind === 'linked' && mark.at !== undefined && (
        <button type="button" className="text-link mr-6 min-h-11" onClick={showOwn}>
          Show my own
        </button>
      )}
    </KeptLine>
  );
}

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. `isBegun`: before React was there. */
export function Quiz({ content, isBegun = false }: { content: QuizContent; isBegun?: boolean }) {
  const { questions } = content;
  const [run] = useState(() => quizRun(questions));
  const state = useSyncExternalStore(run.subscribe, run.state, () => START);
  const mark = useKeptMark(run.device);
  const level = levelOf(scoreOf(questions, state.answers));
  const title = state.view === 'result' ? `${level.name}: ${content.name} Result` : undefined;

  // Not a moment after React listens: a press in between would be an answer to a run that has not begun.
  useLayoutEffect(() => {
    const stop = run.start(!isBegun);
    const place = run.state();
    const view = place.view === 'question' ? questions[place.index]?.id : RESULT_STAGE;
    if (view && run.device.mark().kind === 'kept') arriveQuietly(view);
    return stop;
  }, [run, questions, isBegun]);
  useEffect(() => (title ? showAsResult(title) : undefined), [title]);

  const kept = (
    <QuizKept
      mark={mark}
      what={state.view === 'question' ? 'answers' : 'result'}
      isStart={Object.keys(state.answers).length === 0}
      onClear={run.clear}
      onShowOwn={run.showOwn}
    />
  );
  return (
    <ErrorBoundary>
      {state.view === 'question' ? (
        <QuestionView
          content={content}
          index={state.index}
          answers={state.answers}
          kept={kept}
          onChoose={run.choose}
          onBack={() => run.act({ type: 'back' })}
          onNext={() => run.act({ type: 'next' })}
        />
      ) : (
        <ResultView
          content={content}
          answers={state.answers}
          mark={mark}
          kept={kept}
          onRetake={() => run.act({ type: 'retake' })}
        />
      )}
    </ErrorBoundary>
  );
}
