type ChoicesProps<Id extends string> = {
  /** The question of the step, for who listens to the options. */
  question: string;
  /** Id of what is said of the step. */
  describedBy: string;
  /** Name of the answer. */
  name: string;
  options: Record<Id, { label: string; text: string }>;
  chosen: Id | undefined;
  onChoose(id: Id): void;
};

/** The options of one step, each with what it does to the script. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { question, describedBy, name, options, chosen, onChoose } = props;
  return (
    <fieldset aria-describedby={describedBy} className="grid gap-3">
      <legend className="sr-only">{question}</legend>
      {(Object.keys(options) as Id[]).map((id) => (
        <label key={`${name} ${id}`} className="choice">
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            aria-labelledby={`${name}-${id}-label`}
            aria-describedby={`${name}-${id}`}
          />
          <span>
            <span id={`${name}-${id}-label`} className="block font-bold">
              {options[id].label}
            </span>
            <span id={`${name}-${id}`} className="mt-0.5 block text-note/6 text-ink-2">
              {options[id].text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
