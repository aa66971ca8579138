import { useEffect } from 'react';
import { showAsResult } from '../../ui/page-state.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { useToolState } from '../tools/use-tool-state.ts';
import { QuestionView } from './question-view.tsx';
import { ResultView } from './result-view.tsx';
import type { QuizContent } from './schema.ts';
import { levelOf, scoreOf } from './scoring.ts';
import { quizTool } from './state.ts';

/** Texts of the notice about answers from a link. */
function linkCopy(what: 'answers' | 'result', isStart: boolean) {
  const isResult = what === 'result';
  const own = 'what you answered on {date}';
  return {
    linked: `${isResult ? 'This result comes' : 'These answers come'} from the address and will not be saved.`,
    linkedOver: isStart
      ? `Your first answer replaces ${own}, which this device has saved.`
      : `${isResult ? 'This result is not the one' : 'These answers are not those'} this device saved for you: it saved ${own}.`,
    showOwn: 'Show my own',
  };
}

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. */
export function Quiz({ content, isBegun = false }: { content: QuizContent; isBegun?: boolean }) {
  const { questions } = content;
  const { state, status, store } = useToolState(() => quizTool(questions), isBegun);
  const { answers } = state;
  const level = levelOf(scoreOf(questions, answers));
  const title = state.view === 'result' ? `${level.name}: ${content.name} Result` : undefined;
  useEffect(() => (title ? showAsResult(title) : undefined), [title]);

  const what = state.view === 'question' ? 'answers' : 'result';
  const isStart = Object.keys(answers).length === 0;
  const notice = (
    <SavedNotice
      status={status}
      what={what}
      link={{ words: linkCopy(what, isStart), onShowOwn: store.showOwn }}
      onClear={store.clearSaved}
    />
  );
  return (
    <ErrorBoundary>
      {state.view === 'question' ? (
        <QuestionView
          content={content}
          index={state.index}
          answers={answers}
          notice={notice}
          dispatch={store.dispatch}
        />
      ) : (
        <ResultView
          content={content}
          answers={answers}
          status={status}
          notice={notice}
          onRetake={store.reset}
        />
      )}
    </ErrorBoundary>
  );
}
