import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isArriving, showTool } from '../../browser/ask-for-tool.ts';
import { showAsResult } from '../../browser/page-state.ts';
import type { QuizContent } from '../../rules/quiz/content.ts';
import { levelOf, scoreOf } from '../../rules/quiz/level.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { useKeptMark } from '../kept-line.tsx';
import { arriveQuietly, RESULT_STAGE } from '../stage.tsx';
import { QuestionView } from './question-view.tsx';
import { QuizKept } from './quiz-kept.tsx';
import { quizRun } from './quiz-run.ts';
import { ResultView } from './result-view.tsx';
import { START } from './state.ts';

/** What a visitor has chosen at the first question while React was on its way. */
const chosenEarly = () => document.querySelector<HTMLInputElement>('[data-quiz] input:checked')?.value;

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. */
export function Quiz({ content }: { content: QuizContent }) {
  const { questions } = content;
  const [run] = useState(() => quizRun(questions));
  const state = useSyncExternalStore(run.subscribe, run.state, () => START);
  const mark = useKeptMark(run.device);
  const level = levelOf(scoreOf(questions, state.answers));
  const title = state.view === 'result' ? `${level.name}: ${content.name} Result` : undefined;

  // Not a moment after React listens: a press in between would be an answer to a run that has not begun.
  useLayoutEffect(() => {
    const stop = run.start(chosenEarly(), isArriving());
    const place = run.state();
    const view = place.view === 'question' ? questions[place.index]?.id : RESULT_STAGE;
    if (view && run.device.mark().kind === 'kept') arriveQuietly(view);
    return stop;
  }, [run, questions]);
  // What was brought is drawn now: browser/quiz-arrival.ts may have hidden the first question until here.
  useEffect(showTool, []);
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
          onChoose={(question, value) => run.act({ type: 'choose', question, value })}
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
