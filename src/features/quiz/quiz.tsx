import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { KeptLine, useKeptMark } from '../tools/kept-line.tsx';
import { arriveQuietly, RESULT_STAGE } from '../tools/stage.tsx';
import { QuestionView } from './question-view.tsx';
import { quizRun } from './quiz-run.ts';
import { ResultView } from './result-view.tsx';
import type { QuizContent } from './schema.ts';
import { levelOf, scoreOf } from './scoring.ts';
import { START } from './state.ts';

/** What is said of answers that a link has brought. */
function linkWords(what: 'answers' | 'result', isStart: boolean) {
  const isResult = what === 'result';
  const own = 'what you answered on {date}';
  return {
    linked: `${isResult ? 'This result comes' : 'These answers come'} from the address and will not be kept.`,
    linkedOver: isStart
      ? `Your first answer replaces ${own}, which this device keeps.`
      : `${isResult ? 'This result is not the one' : 'These answers are not those'} this device keeps for you: it keeps ${own}.`,
    showOwn: 'Show my own',
  };
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

  const what = state.view === 'question' ? 'answers' : 'result';
  const isStart = Object.keys(state.answers).length === 0;
  const kept = (
    <KeptLine
      mark={mark}
      what={what}
      link={{ words: linkWords(what, isStart), onShowOwn: run.showOwn }}
      onClear={run.clear}
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
