import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { showTool } from '../../browser/ask-for-tool.ts';
import { showAsResult } from '../../browser/page-state.ts';
import type { QuizContent } from '../../rules/quiz/content.ts';
import { levelOf, scoreOf } from '../../rules/quiz/level.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { QuestionView } from './question-view.tsx';
import { quizRun } from './quiz-run.ts';
import { ResultView } from './result-view.tsx';
import { START } from './state.ts';

/** What a visitor has chosen at the first question while React was on its way. */
const chosenEarly = () => document.querySelector<HTMLInputElement>('[data-quiz] input:checked')?.value;

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. */
export function Quiz({ content }: { content: QuizContent }) {
  const [run] = useState(() => quizRun(content.questions));
  const state = useSyncExternalStore(run.subscribe, run.state, () => START);
  const level = levelOf(scoreOf(content.questions, state.answers));
  const title = state.view === 'result' ? `${level.name}: ${content.name} Result` : undefined;

  // Not a moment after React listens: a press in between would be an answer to a run that has not begun.
  useLayoutEffect(() => run.start(chosenEarly()), [run]);
  // What the address has brought is drawn now: browser/quiz-arrival.ts may have hidden the first question until here.
  useEffect(showTool, []);
  useEffect(() => (title ? showAsResult(title) : undefined), [title]);

  return (
    <ErrorBoundary>
      {state.view === 'question' ? (
        <QuestionView
          content={content}
          index={state.index}
          answers={state.answers}
          onChoose={(question, value) => run.act({ type: 'choose', question, value })}
          onBack={() => run.act({ type: 'back' })}
          onNext={() => run.act({ type: 'next' })}
        />
      ) : (
        <ResultView content={content} answers={state.answers} onRetake={() => run.act({ type: 'retake' })} />
      )}
    </ErrorBoundary>
  );
}
