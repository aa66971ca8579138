import { memo } from 'react';
import { classNames } from './class-names.ts';

type ChoicesProps = {
  name: string;
  question: string;
  describedBy: string;
  options: readonly { value: string; label: string; note: string }[];
  chosenValue: string | undefined;
  /** The choices of the next step are rendered, but not shown. */
  isShown?: boolean;
  onChoose(value: string, name: string): void;
};

export const Choices = memo(function Choices(props: ChoicesProps) {
  const { name, question, describedBy, options, chosenValue, isShown = true, onChoose } = props;
  return (
    <fieldset
      aria-describedby={describedBy}
      className={classNames(
        'grid grid-cols-1 gap-3',
        options.length > 4 && 'sm:grid-cols-2',
        !isShown && 'invisible h-0 overflow-clip',
      )}
    >
      <legend className="sr-only">{question}</legend>
      {options.map(({ value, label, note }) => {
        const id = `${name}-${value}`;
        return (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosenValue === value}
              onChange={() => onChoose(value, name)}
              aria-labelledby={`${id}-label`}
              aria-describedby={id}
              className="mt-1 size-5 accent-ink"
            />
            <span>
              <span id={`${id}-label`} className="block font-bold">
                {label}
              </span>
              <span id={id} className="block text-note/6 text-ink-2">
                {note}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
});
