import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { QuizContent } from './content.ts';
import type { QuestionId } from './questions.ts';

type Question = QuizContent['questions'][number];
type Option = Question['options'][number];

function Choice(props: { question: QuestionId; option: Option; chosen: boolean; onChoose: () => void }) {
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
      />
      <span>
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
  /** Id of the sentence that says why one cannot go on yet. */
  hint: string;
  onChoose: (question: QuestionId, value: string) => void;
};

/** The options of one question; drawn again only when its own answer or whether it is asked changes. */
export const Options = memo(function Options({ question, chosen, isAsked, hint, onChoose }: OptionsProps) {
  return (
    <fieldset aria-describedby={hint} className={classNames('choices', !isAsked && 'choices-ready')}>
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
