import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import type { IntakeTicks, TickTopic } from './library-schema.ts';
import type { IntakeCopy } from './page-schema.ts';
import { INTAKE_LIMITS, type IntakeConfig, TICK_GROUPS } from './schema.ts';
import {
  considerationsText,
  filledLine,
  fittingTopics,
  linesForChannel,
  tickLabel,
  ticksAndNotes,
  valueProblem,
} from './ticks.ts';

type TickProps = {
  topic: TickTopic;
  /** `value` is empty if the topic has no text field, and undefined if its box is not ticked. */
  value: string | undefined;
  config: Pick<IntakeConfig, 'channel' | 'tone'>;
  copy: IntakeCopy['steps']['customize'];
  onTick(value: string | undefined): void;
};

function Tick({ topic, value, config, copy, onTick }: TickProps) {
  const { id, value: valueField } = topic;
  const isTicked = value !== undefined;
  const sentenceId = `tick-sentence-${id}`;
  const isExample = valueField && !value?.trim();
  const line = linesForChannel(topic, config.channel)?.[config.tone];
  return (
    <li className="grid gap-x-7 border-b border-line pt-1 pb-2.5 md:grid-cols-[5fr_6fr]">
      <label className="tick-box flex min-h-11 cursor-pointer gap-3 pt-2.5 pb-1.5 font-semibold">
        <input
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-ink"
          checked={isTicked}
          aria-describedby={sentenceId}
          onChange={() => onTick(isTicked ? undefined : '')}
        />
        <span>{tickLabel(topic)}</span>
      </label>
      <p
        id={sentenceId}
        className="pl-8 font-serif text-note/6 text-ink-2 md:col-start-2 md:row-span-2 md:row-start-1 md:pt-2.5 md:pl-0"
      >
        {isExample && <span className="font-sans text-sm/6">{`${copy.example} `}</span>}
        <span
          className={
            isTicked && !isExample
              ? '-ml-1 bg-mark-2 box-decoration-clone px-1 py-0.5 text-ink'
              : undefined
          }
        >
          {line && filledLine(line, topic, isExample ? valueField.example : (value ?? ''))}
        </span>
      </p>
      {valueField && isTicked && (
        <Field
          className="py-1.5 pl-8"
          prefix="tick-value"
          name={id}
          label={valueField.label}
          required
          error={value && valueProblem(topic, value)}
          value={value}
          placeholder={valueField.example}
          autoComplete="off"
          // Enter does not submit the step; only the button does.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => onTick(event.currentTarget.value)}
        />
      )}
    </li>
  );
}

type CustomizeProps = {
  config: Pick<IntakeConfig, 'practiceArea' | 'channel' | 'tone' | 'specialConsiderations'>;
  ticks: IntakeTicks;
  copy: IntakeCopy['steps']['customize'];
  error: string | undefined;
  onAnswer(specialConsiderations: string): void;
};

export function Customize({ config, ticks, copy, error, onAnswer }: CustomizeProps) {
  const { practiceArea, specialConsiderations: text } = config;
  const [topics] = useState(() => fittingTopics(ticks.topics, config));
  const [initialInput] = useState(() => ticksAndNotes(topics, text));
  const [input, setInput] = useState(initialInput);
  const charactersLeft = INTAKE_LIMITS.considerationsMax - text.length;
  const update = (next: typeof initialInput) => {
    setInput(next);
    onAnswer(considerationsText(topics, next));
  };
  const onTick = (topic: TickTopic, value: string | undefined) => {
    const next = new Map(input.ticks);
    for (const { id, oneOf } of topics) if (oneOf && oneOf === topic.oneOf) next.delete(id);
    if (value === undefined) next.delete(topic.id);
    else next.set(topic.id, value);
    update({ ...input, ticks: next });
  };
  const list = (items: readonly TickTopic[]) => (
    <ul className="mt-3 border-t border-line">
      {items.map((topic) => (
        <Tick
          key={topic.id}
          topic={topic}
          value={input.ticks.get(topic.id)}
          config={config}
          copy={copy}
          onTick={(value) => onTick(topic, value)}
        />
      ))}
    </ul>
  );
  const mostWanted = ticks.mostWanted[practiceArea].flatMap(
    (id) => topics.find((topic) => topic.id === id) ?? [],
  );
  const groups = TICK_GROUPS.map((group) => ({
    group,
    otherTopics: topics.filter((topic) => topic.group === group && !mostWanted.includes(topic)),
  }));
  return (
    <div>
      <h3 className="text-h3">{copy.wanted}</h3>
      <p className="mt-1 text-note/6 text-ink-2">{copy.wantedText}</p>
      {list(mostWanted)}
      <div className="mt-6 border-t border-ink">
        {groups.map(
          ({ group, otherTopics }) =>
            otherTopics.length > 0 && (
              <details
                key={group}
                open={otherTopics.some(({ id }) => initialInput.ticks.has(id))}
                className="disclosure border-b border-line"
              >
                <summary className="py-3 font-bold">{copy.groups[group]}</summary>
                <div className="pb-4">{list(otherTopics)}</div>
              </details>
            ),
        )}
      </div>
      <div className="script-notes mt-8 border border-dashed border-ink bg-fog px-5 py-4.75">
        <h3 className="text-h3">{copy.notesHeading}</h3>
        <p className="mt-1 mb-4 text-note/6 text-ink-2">{copy.notesText}</p>
        <Field
          multiline
          prefix="builder"
          name="specialConsiderations"
          label={copy.label}
          hint={copy.hint}
          error={
            charactersLeft < 0 ? copy.tooLong.replace('{count}', String(-charactersLeft)) : error
          }
          rows={5}
          value={input.notes}
          onChange={(event) => update({ ...input, notes: event.currentTarget.value })}
        />
        <p className="mt-1.5 text-right text-sm/5 text-ink-2 tabular">
          {`${text.length} of ${INTAKE_LIMITS.considerationsMax} characters, ticks and notes together`}
        </p>
      </div>
    </div>
  );
}
