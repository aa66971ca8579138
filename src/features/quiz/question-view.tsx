import { memo, type ReactNode, type SubmitEvent, useDeferredValue } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { NOT_YET } from '../tools/not-yet.ts';
import { Stage } from '../tools/stage.tsx';
import { Unavailable } from '../tools/unavailable.tsx';
import type { QuizContent } from './schema.ts';
import { type Answers, percentComplete, type QuestionId } from './scoring.ts';

type Question = QuizContent['questions'][number];
type Option = Question['options'][number];

/** Id of the sentence that says why the button cannot be pressed yet. */
const HINT = 'quiz-hint';
/** Id of the heading over the reason for a question. */
const WHY = 'quiz-why';

function Choice(props: {
  question: QuestionId;
  option: Option;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { question, option } = props;
  const id = `${question}-${option.value}`;
  return (
    <label className="choice">
      <input
        type="radio"
        name={question}
        value={option.value}
        checked={props.chosen}
        onChange={props.onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={id}
        className="mt-0.75 size-5 accent-ink"
      />
      <span className="text-pretty">
        <span id={`${id}-label`} className="block font-bold">
          {option.label}
        </span>
        <span id={id} className="mt-0.5 block text-note/6 text-ink-2">
          {option.why}
        </span>
      </span>
    </label>
  );
}

type OptionsProps = {
  question: Question;
  /** The value that is chosen. */
  chosen: string | undefined;
  /** Otherwise it stands ready, laid out and unseen. */
  isAsked: boolean;
  onChoose: (question: QuestionId, value: string) => void;
};

/** The options of one question; drawn again only when its own answer or whether it is asked changes. */
const Options = memo(function Options({ question, chosen, isAsked, onChoose }: OptionsProps) {
  return (
    <fieldset
      aria-describedby={HINT}
      className={classNames(
        'choices grid grid-cols-1 gap-3',
        !isAsked && 'choices-ready invisible h-0 overflow-clip',
      )}
    >
      <legend className="sr-only">{question.text}</legend>
      {question.options.map((option) => (
        <Choice
          key={option.value}
          question={question.id}
          option={option}
          chosen={chosen === option.value}
          onChoose={() => onChoose(question.id, option.value)}
        />
      ))}
    </fieldset>
  );
});

function Why({ question, asking }: { question: Question; asking: QuizContent['asking'] }) {
  return (
    <section
      aria-labelledby={WHY}
      className="mt-10 border-t border-line pt-4 text-note/6 text-ink-2 xl:mt-0 xl:border-t-2"
    >
      <h3 id={WHY} className="font-bold text-ink">
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
  /** What is kept on the device. */
  kept: ReactNode;
  onChoose: (question: QuestionId, value: string) => void;
  onBack: () => void;
  onNext: () => void;
};

/** One question with its options. The first one stands in the HTML: what is chosen there before React counts. */
export function QuestionView({
  content,
  index,
  answers,
  kept,
  onChoose,
  onBack,
  onNext,
}: QuestionViewProps) {
  const { questions, asking } = content;
  const question = questions[index];
  // The others stand ready after the first picture, laid out and unseen: a step shows one of them and does little more.
  const withOthers = useDeferredValue(true, false);
  // The reason for a question may come in a second picture.
  const explained = useDeferredValue(question);
  if (!question || !explained) return null;
  const percent = percentComplete(index, questions.length);
  const isAnswered = answers[question.id] !== undefined;
  // Whether there is a next step the run decides, not this picture of it.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onNext();
  };
  const label = (
    <div className="mt-1 flex items-center gap-4 lg:block">
      <p className="flex-none">{`${percent}% complete`}</p>
      <div className="flex-1 lg:mt-3">
        <Progress value={percent} label="Progress" />
      </div>
    </div>
  );
  return (
    <Stage
      view={question.id}
      kicker={`Question ${index + 1} of ${questions.length}`}
      label={label}
      heading={question.text}
      needsScript
    >
      <div className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <form method="dialog" autoComplete="off" onSubmit={onSubmit} className="max-w-[46rem]">
          <Unavailable words={asking} className="mb-5" />
          {questions.map((each, at) =>
            at === index || withOthers ? (
              <Options
                key={each.id}
                question={each}
                chosen={answers[each.id]}
                isAsked={at === index}
                onChoose={onChoose}
              />
            ) : null,
          )}
          <div className="mt-6 flex flex-wrap items-center gap-3.5">
            {index > 0 && (
              <Button look="secondary" onClick={onBack}>
                Back
              </Button>
            )}
            <Button type="submit" disabled={NOT_YET || !isAnswered} aria-describedby={HINT}>
              {index === questions.length - 1 ? 'See Results' : 'Next'}
            </Button>
            <p
              id={HINT}
              className="choice-hint min-h-6 basis-full text-note/6 text-ink-2 sm:basis-auto"
            >
              {isAnswered ? '' : asking.hint}
            </p>
          </div>
          {kept}
        </form>
        <Why question={explained} asking={asking} />
      </div>
    </Stage>
  );
}
