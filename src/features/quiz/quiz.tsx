import { type ReactNode, useCallback, useDeferredValue } from 'react';
import { Choices } from '../../ui/choice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SavedNotice } from '../tools/saved-notice.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import { useDeferred } from '../tools/use-deferred.ts';
import { useToolState } from '../tools/use-tool-state.ts';
import { WizardStep } from '../tools/wizard-step.tsx';
import { RESULT_PATH } from './paths.ts';
import { ResultView } from './result-view.tsx';
import type { QuizContent, QuizResult } from './schema.ts';
import { type QuizAction, type QuizState, quizTool } from './state.ts';

const HINT_ID = 'quiz-hint';
const WHY_ID = 'quiz-why';

type WhyProps = Pick<QuizContent, 'questionCopy'> & { question: QuizContent['questions'][number] };

function WhyPanel({ question, questionCopy }: WhyProps) {
  return (
    <section
      aria-labelledby={WHY_ID}
      className="mt-10 border-t border-line pt-4 text-note/6 text-ink-2 xl:mt-0 xl:border-t-2"
    >
      <h3 id={WHY_ID} className="font-bold text-ink">
        {questionCopy.why}
      </h3>
      <p className="mt-1.5">{question.why}</p>
      {question.sources.map(({ name, url }) => (
        <p key={url} className="mt-3 text-sm/5">
          <span>{`${questionCopy.source} `}</span>
          <a href={url} className="text-ink underline underline-offset-2">
            {name}
          </a>
        </p>
      ))}
    </section>
  );
}

type QuestionViewProps = QuizState &
  QuizContent & {
    notice: ReactNode;
    dispatch(action: QuizAction): void;
  };

/** The first question is in the HTML, so that a choice made before React loads counts. */
function QuestionView({ questions, questionCopy, index, answers, ...props }: QuestionViewProps) {
  const { notice, dispatch } = props;
  const question = questions[index];
  const choose = useCallback(
    (value: string, id: string) => dispatch({ type: 'choose', question: id, value }),
    [dispatch],
  );
  // The other questions are rendered hidden after the first paint: a step only has to reveal one.
  const areOthersRendered = useDeferredValue(true, false);
  // The explanation of a question may be rendered after the question, in a second paint.
  const explainedQuestion = useDeferredValue(question);
  if (!question || !explainedQuestion) return null;
  const percent = Math.round(((index + 1) / questions.length) * 100);
  const label = (
    <div className="mt-1 flex flex-1 basis-44 items-center gap-4 lg:block">
      <p className="flex-none">{`${percent}% complete`}</p>
      <Progress value={percent} label="Progress" className="lg:mt-3" />
    </div>
  );
  return (
    <WizardStep
      stage={{
        view: question.id,
        kicker: `Question ${index + 1} of ${questions.length}`,
        label,
        heading: question.text,
        needsScript: true,
      }}
      hintId={HINT_ID}
      hint={answers[question.id] === undefined ? questionCopy.hint : ''}
      nextLabel={index === questions.length - 1 ? 'See Results' : 'Next'}
      onNext={() => dispatch({ type: 'next' })}
      onBack={index > 0 ? () => dispatch({ type: 'back' }) : undefined}
      unavailable={questionCopy}
      belowButtons={notice}
      aside={<WhyPanel question={explainedQuestion} questionCopy={questionCopy} />}
    >
      {questions.map((listedQuestion, position) =>
        position === index || areOthersRendered ? (
          <Choices
            key={listedQuestion.id}
            name={listedQuestion.id}
            question={listedQuestion.text}
            describedBy={HINT_ID}
            options={listedQuestion.options}
            chosenValue={answers[listedQuestion.id]}
            isShown={position === index}
            onChoose={choose}
          />
        ) : null,
      )}
    </WizardStep>
  );
}

const loadResult = async (): Promise<QuizResult> => (await fetch(RESULT_PATH)).json();

type QuizProps = QuizContent & { wasUsedBeforeLoad?: boolean };

export function Quiz({ questionCopy, questions, wasUsedBeforeLoad = false }: QuizProps) {
  const { state, status, store } = useToolState(() => quizTool(questions), wasUsedBeforeLoad);
  const { index, answers } = state;
  const isResult = index === questions.length;
  // The advice is loaded after the first answer, so that a visitor who only reads does not load it.
  const result = useDeferred(loadResult, Object.keys(answers).length > 0, `${index}`);
  const noun = isResult ? 'result' : 'answers';
  const notice = <SavedNotice status={status} store={store} noun={noun} />;
  if (!isResult)
    return (
      <QuestionView
        {...state}
        questions={questions}
        questionCopy={questionCopy}
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
      {result === 'failed' && <Unavailable copy={questionCopy} isShown />}
    </div>
  );
}
