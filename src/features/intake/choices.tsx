type ChoicesProps = {
  /** The question of the step, for who listens to the options. */
  question: string;
  /** Id of what is said of the step. */
  describedBy: string;
  /** Name of the answer. */
  name: string;
  options: Readonly<Record<string, { label: string; text: string }>>;
  chosen: string | undefined;
  onChoose(id: string): void;
};

/** The options of one step, each with what it does to the script. */
export function Choices({ question, describedBy, name, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset aria-describedby={describedBy} className="choices">
      <legend className="sr-only">{question}</legend>
      {Object.entries(options).map(([id, { label, text }]) => (
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
              {label}
            </span>
            <span id={`${name}-${id}`} className="mt-0.5 block text-note/6 text-ink-2">
              {text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
