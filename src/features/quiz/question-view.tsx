import { memo, type ReactNode, useDeferredValue } from 'react';
import { Choices } from '../../ui/choice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { WizardStep } from '../tools/wizard-step.tsx';
import type { QuizContent } from './schema.ts';
import type { Answers } from './scoring.ts';
import type { QuizAction } from './state.ts';

type Question = QuizContent['questions'][number];

const HINT_ID = 'quiz-hint';
/** Id of the heading over the reason for a question. */
const WHY_ID = 'quiz-why';

type OptionsProps = {
  question: Question;
  chosen: string | undefined;
  isShown: boolean;
  dispatch(action: QuizAction): void;
};

/** The options of one question. React renders them again only when their answer or visibility changes. */
const Options = memo(function Options({ question, chosen, isShown, dispatch }: OptionsProps) {
  return (
    <Choices
      name={question.id}
      question={question.text}
      describedBy={HINT_ID}
      options={question.options.map(({ value, label, why }) => ({ value, label, note: why }))}
      chosen={chosen}
      isShown={isShown}
      onChoose={(value) => dispatch({ type: 'choose', question: question.id, value })}
    />
  );
});

function Why({ question, asking }: { question: Question; asking: QuizContent['asking'] }) {
  return (
    <section
      aria-labelledby={WHY_ID}
      className="mt-10 border-t border-line pt-4 text-note/6 text-ink-2 xl:mt-0 xl:border-t-2"
    >
      <h3 id={WHY_ID} className="font-bold text-ink">
        {asking.why}
      </h3>
      <p className="mt-1.5">{question.why}</p>
      {question.sources.map(({ name, url }) => (
        <p key={url} className="mt-3 text-sm/5">
          <span>{`${asking.source} `}</span>
          <a href={url} rel="noopener" className="text-ink underline underline-offset-2">
            {name}
          </a>
        </p>
      ))}
    </section>
  );
}

type QuestionViewProps = {
  content: QuizContent;
  index: number;
  answers: Answers;
  /** What this device has saved. */
  notice: ReactNode;
  dispatch(action: QuizAction): void;
};

/** One question with its options. The first one is in the HTML: a choice made before React loads counts. */
export function QuestionView(props: QuestionViewProps) {
  const { content, index, answers, notice, dispatch } = props;
  const { questions, asking } = content;
  const question = questions[index];
  // The other questions are laid out unseen after the first picture, so that a step does little more than show one.
  const withOthers = useDeferredValue(true, false);
  // The reason for a question may come in a second picture.
  const explained = useDeferredValue(question);
  if (!question || !explained) return null;
  const percent = Math.round(((index + 1) / questions.length) * 100);
  const label = (
    <div className="mt-1 flex items-center gap-4 lg:block lg:*:[progress]:mt-3">
      <p className="flex-none">{`${percent}% complete`}</p>
      <Progress value={percent} label="Progress" />
    </div>
  );
  return (
    <WizardStep
      view={question.id}
      kicker={`Question ${index + 1} of ${questions.length}`}
      label={label}
      heading={question.text}
      needsScript
      hintId={HINT_ID}
      hint={answers[question.id] === undefined ? asking.hint : ''}
      next={index === questions.length - 1 ? 'See Results' : 'Next'}
      onNext={() => dispatch({ type: 'next' })}
      onBack={index > 0 ? () => dispatch({ type: 'back' }) : undefined}
      unavailable={asking}
      after={notice}
      aside={<Why question={explained} asking={asking} />}
    >
      {questions.map((each, at) =>
        at === index || withOthers ? (
          <Options
            key={each.id}
            question={each}
            chosen={answers[each.id]}
            isShown={at === index}
            dispatch={dispatch}
          />
        ) : null,
      )}
    </WizardStep>
  );
}
