import type { KeyboardEvent } from 'react';
import { Field } from '../../ui/field.tsx';
import type { IntakeWords } from './page-schema.ts';
import type { IntakeConfig } from './schema.ts';
import { saidForTick, type TickTopic, valueProblem } from './ticks.ts';

type Manner = Pick<IntakeConfig, 'channel' | 'tone'>;

/** What is ticked, with what is filled in beside it so far. */
export type TickValues = ReadonlyMap<string, string>;

/** Of the fields beside ticks; the wizard puts the focus into one that is not filled in. */
export const VALUE_PREFIX = 'tick-value';

/** A value is the end of its sentence: "Languages we speak: {value}". */
const labelOf = ({ sentence }: TickTopic) => sentence.replace(/:?\s*\{value\}.*$/, '');

const keepEnter = (event: KeyboardEvent) => {
  // A field in a list of ticks: Enter ends it, and the step goes on with its own button.
  if (event.key === 'Enter') event.preventDefault();
};

type TickRowProps = {
  topic: TickTopic;
  /** Undefined where it is not ticked. */
  value: string | undefined;
  manner: Manner;
  /** What is not filled in is said. */
  isChecked: boolean;
  words: IntakeWords['steps']['customize'];
  onTick(topic: TickTopic, value: string | undefined): void;
};

/** A tick, the field that it may need, and the very sentence that a script says for it. */
function TickRow({ topic, value, manner, isChecked, words, onTick }: TickRowProps) {
  const { id, value: wanted } = topic;
  const isTicked = value !== undefined;
  const said = `tick-said-${id}`;
  const isEmpty = !value?.trim();
  const isExample = wanted && isEmpty;
  const problem = isEmpty ? isChecked && words.fillIn : valueProblem(topic, value ?? '');
  return (
    <li className="grid gap-x-7 border-b border-line pt-1 pb-2.5 md:grid-cols-[5fr_6fr]">
      <label className="tick-box flex min-h-11 cursor-pointer gap-3 pt-2.5 pb-1.5 font-semibold">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-ink"
          checked={isTicked}
          aria-describedby={said}
          onChange={() => onTick(topic, isTicked ? undefined : '')}
        />
        <span>{labelOf(topic)}</span>
      </label>
      <p
        id={said}
        className="pl-8 font-serif text-note/6 text-ink-2 md:col-start-2 md:row-span-2 md:row-start-1 md:pt-2.5 md:pl-0"
      >
        {isExample && <span className="font-sans text-sm/6">{`${words.example} `}</span>}
        <span
          className={
            isTicked && !isExample
              ? 'is-said -ml-1 bg-mark-2 box-decoration-clone px-1 py-0.5 text-ink'
              : undefined
          }
        >
          {saidForTick(topic, isExample ? wanted.example : value, manner)}
        </span>
      </p>
      {wanted && isTicked && (
        <Field
          className="py-1.5 pl-8"
          prefix={VALUE_PREFIX}
          name={id}
          label={wanted.label}
          error={problem || undefined}
          value={value}
          placeholder={wanted.example}
          autoComplete="off"
          onKeyDown={keepEnter}
          onChange={(event) => onTick(topic, event.currentTarget.value)}
        />
      )}
    </li>
  );
}

type TickListProps = Pick<TickRowProps, 'manner' | 'isChecked' | 'words' | 'onTick'> & {
  topics: readonly TickTopic[];
  values: TickValues;
};

export function TickList({ topics, values, ...shared }: TickListProps) {
  return (
    <ul className="mt-3 border-t border-line">
      {topics.map((topic) => (
        <TickRow key={topic.id} topic={topic} value={values.get(topic.id)} {...shared} />
      ))}
    </ul>
  );
}
