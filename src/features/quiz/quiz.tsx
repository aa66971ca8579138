import { SavedNotice } from '../tools/saved-notice.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { useDeferred } from '../tools/use-later.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import { RESULT_PATH } from './paths.ts';
import { QuestionView } from './question-view.tsx';
import { ResultView } from './result-view.tsx';
import type { QuizContent, QuizResult } from './schema.ts';
import { quizTool } from './state.ts';

const loadResult = async (): Promise<QuizResult> => (await fetch(RESULT_PATH)).json();

/** The AI SEO quiz: one question at a time, then the result. It sends nothing. */
export function Quiz({ content, isBegun = false }: { content: QuizContent; isBegun?: boolean }) {
  const { state, status, store } = useToolState(() => quizTool(content.questions), isBegun);
  const { index, answers } = state;
  const isResult = index === content.questions.length;
  // From the first answer on: a visitor who only looks does not load the advice.
  const result = useDeferred(loadResult, Object.keys(answers).length > 0, `${index}`);
  const what = isResult ? 'result' : 'answers';
  const notice = <SavedNotice status={status} store={store} what={what} />;
  if (!isResult)
    return (
      <QuestionView
        content={content}
        index={index}
        answers={answers}
        notice={notice}
        dispatch={store.dispatch}
      />
    );
  if (typeof result === 'object')
    return (
      <ResultView
        content={result}
        answers={answers}
        status={status}
        notice={notice}
        store={store}
      />
    );
  return (
    <div className="page min-h-svh pt-9">
      {result === 'failed' && <Unavailable words={content.asking} isShown />}
    </div>
  );
}
