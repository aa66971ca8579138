import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { useKeptMark } from '../tools/kept-line.tsx';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import type { QuizContent } from './content.ts';
import { levelOf, scoreOf } from './level.ts';
import { QuestionView } from './question-view.tsx';
import { QuizKept } from './quiz-kept.tsx';
import { quizRun } from './quiz-run.ts';
import { ResultView } from './result-view.tsx';
import { START } from './state.ts';

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
