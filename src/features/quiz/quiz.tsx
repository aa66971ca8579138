import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { useToolState } from '../tools/use-tool-state.ts';
import { QuestionView } from './question-view.tsx';
import { ResultView } from './result-view.tsx';
import type { QuizContent } from './schema.ts';
import { quizTool } from './state.ts';

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. */
export function Quiz({ content, isBegun = false }: { content: QuizContent; isBegun?: boolean }) {
  const { questions } = content;
  const { state, status, store } = useToolState(() => quizTool(questions), isBegun);
  const { answers } = state;
  const notice = (
    <SavedNotice
      status={status}
      what={state.view === 'question' ? 'answers' : 'result'}
      onShowOwn={store.showOwn}
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
          store={store}
        />
      )}
    </ErrorBoundary>
  );
}
