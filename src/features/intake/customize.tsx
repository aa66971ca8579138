import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { warningFor } from './forbidden.ts';
import type { IntakeCopy } from './page-schema.ts';
import { INTAKE_LIMITS, type IntakeConfig } from './schema.ts';
import { NOTES } from './script.ts';
import {
  considerationsText,
  fittingTopics,
  TICK_GROUPS,
  type Tick,
  type TickTopic,
  ticksAndNotes,
  tickText,
  valueProblem,
} from './ticks.ts';

type Manner = Pick<IntakeConfig, 'channel' | 'tone'>;

/** The ticked statements with their values. */
type TickValues = ReadonlyMap<string, string>;

/** Of the fields beside ticks; the wizard puts the focus into one that is not filled in. */
const VALUE_PREFIX = 'tick-value';

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
  /** An empty field has a message. */
  isChecked: boolean;
  words: IntakeCopy['steps']['customize'];
  onTick(topic: TickTopic, value: string | undefined): void;
};

/** A tick, its field if it needs one, and the sentence that the script gets. */
function TickRow({ topic, value, manner, isChecked, words, onTick }: TickRowProps) {
  const { id, value: wanted } = topic;
  const isTicked = value !== undefined;
  const sentenceId = `tick-sentence-${id}`;
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
          aria-describedby={sentenceId}
          onChange={() => onTick(topic, isTicked ? undefined : '')}
        />
        <span>{labelOf(topic)}</span>
      </label>
      <p
        id={sentenceId}
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
          {tickText(topic, isExample ? wanted.example : value, manner)}
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

function TickList({ topics, values, ...shared }: TickListProps) {
  return (
    <ul className="mt-3 border-t border-line">
      {topics.map((topic) => (
        <TickRow key={topic.id} topic={topic} value={values.get(topic.id)} {...shared} />
      ))}
    </ul>
  );
}

/** Usual statements of offices and the most frequent ones of each practice area, in this order. */
export type IntakeTicks = {
  topics: readonly TickTopic[];
  mostWanted: Readonly<Record<IntakeConfig['practiceArea'], readonly string[]>>;
};

const NAME = 'specialConsiderations';
const PREFIX = 'builder';
/** Characters left, from which on they are announced. */
const NEAR = 100;

const valuesOf = (ticks: readonly Tick[]): TickValues =>
  new Map(ticks.map(({ id, value }) => [id, value ?? '']));

/** Ticks and notes while they are edited; `text` is the combined result. */
function useConsiderations(
  topics: readonly TickTopic[],
  initial: string,
  onText: (text: string) => void,
) {
  const [{ ticks, notesText }] = useState(() => ticksAndNotes(topics, initial));
  const [values, setValues] = useState(() => valuesOf(ticks));
  const [notes, setNotes] = useState(notesText);
  const isFilled = (topic: TickTopic, all: TickValues) =>
    all.has(topic.id) && Boolean(!topic.value || all.get(topic.id)?.trim());
  /** An invalid value stays in the text too: as a note, so that nothing typed is lost. */
  const textOf = (nextValues: TickValues, nextNotes: string) => {
    const filled = topics.filter((topic) => isFilled(topic, nextValues));
    const ticked = filled.map(({ id }): Tick => ({ id, value: nextValues.get(id) }));
    return considerationsText(topics, ticked, nextNotes);
  };
  const set = (nextValues: TickValues, nextNotes: string) => {
    setValues(nextValues);
    setNotes(nextNotes);
    onText(textOf(nextValues, nextNotes));
  };
  return {
    values,
    notes,
    text: textOf(values, notes),
    unfinished: topics.filter(
      (topic) => values.has(topic.id) && valueProblem(topic, values.get(topic.id) ?? ''),
    ),
    setNotes: (next: string) => set(values, next),
    /** Undefined takes the tick off. */
    setTick({ id, insteadOf = [] }: TickTopic, value: string | undefined) {
      const next = new Map(values);
      for (const each of [id, ...(values.has(id) ? [] : insteadOf)]) next.delete(each);
      if (value !== undefined) next.set(id, value);
      set(next, notes);
    },
  };
}

type GroupProps = {
  name: string;
  /** How many of it are ticked. */
  count: number;
  words: IntakeCopy['steps']['customize'];
  children: ReactNode;
};

/** Less usual statements, folded; ticked ones are always visible. */
function Group({ name, count, words, children }: GroupProps) {
  const [wasTicked] = useState(count > 0);
  return (
    <details open={wasTicked} className="disclosure border-b border-line">
      <summary className="py-3 font-bold">
        <span className="flex-1">{name}</span>
        {count > 0 && (
          <span className="text-sm/6 font-semibold text-ink-2">
            {words.ticked.replace('{count}', String(count))}
          </span>
        )}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** The check before the wizard continues: shows what is unfinished, and puts the focus there. */
export type StepCheck = { isFinished(): boolean };

type CustomizeProps = {
  ref: Ref<StepCheck>;
  config: Pick<IntakeConfig, 'practiceArea' | 'channel' | 'tone' | 'specialConsiderations'>;
  /** Undefined where they could not be fetched. */
  ticks: IntakeTicks | undefined;
  words: IntakeCopy['steps']['customize'];
  error: string | undefined;
  onAnswer(specialConsiderations: string): void;
};

/** The fourth step: the firm's statements, as ticks, and its notes for staff, as text. */
export function Customize({ ref, config, ticks, words, error, onAnswer }: CustomizeProps) {
  const { practiceArea, channel, tone } = config;
  const [topics] = useState(() => fittingTopics(ticks?.topics ?? [], { practiceArea, channel }));
  const all = useConsiderations(topics, config.specialConsiderations, onAnswer);
  const [isChecked, setChecked] = useState(false);
  const left = INTAKE_LIMITS.considerationsMax - all.text.length;
  useImperativeHandle(ref, () => ({
    isFinished() {
      const [unfinished] = all.unfinished;
      const wrong = unfinished
        ? `${VALUE_PREFIX}-${unfinished.id}`
        : left < 0 && `${PREFIX}-${NAME}`;
      const field = wrong ? document.getElementById(wrong) : null;
      setChecked(true);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
      return !wrong;
    },
  }));
  const wanted = (ticks?.mostWanted[practiceArea] ?? []).flatMap(
    (wantedId) => topics.find((topic) => topic.id === wantedId) ?? [],
  );
  const list = (some: readonly TickTopic[]) => (
    <TickList
      topics={some}
      values={all.values}
      manner={{ channel, tone }}
      isChecked={isChecked}
      words={words}
      onTick={all.setTick}
    />
  );
  const lines = new Set(all.notes.split('\n').map((line) => line.trim()));
  const warnings = [...lines].flatMap((note) => {
    const warning = note && warningFor({ text: note, part: NOTES }, practiceArea);
    return warning ? [{ note, warning }] : [];
  });
  return (
    <div>
      <h3 className="text-h3">{words.wanted}</h3>
      <p className="mt-1 text-note/6 text-ink-2">{ticks ? words.wantedText : words.notLoaded}</p>
      {list(wanted)}
      <div className="mt-6 border-t border-ink">
        {TICK_GROUPS.map((group) => {
          const others = topics.filter((topic) => topic.group === group && !wanted.includes(topic));
          const count = others.filter((topic) => all.values.has(topic.id)).length;
          if (!others.length) return null;
          return (
            <Group key={group} name={words.groups[group]} count={count} words={words}>
              {list(others)}
            </Group>
          );
        })}
      </div>
      <div className="script-notes mt-8 bg-fog px-5 py-4.75">
        <h3 className="text-h3">{words.notesHeading}</h3>
        <p className="mt-1 mb-4 text-note/6 text-ink-2">{words.notesText}</p>
        <Field
          multiline
          prefix={PREFIX}
          name={NAME}
          label={words.label}
          hint={words.hint}
          error={left < 0 ? words.tooLong.replace('{count}', String(-left)) : error}
          rows={5}
          value={all.notes}
          onChange={(event) => all.setNotes(event.currentTarget.value)}
        />
        <p className="mt-1.5 text-right text-sm/5 text-ink-2 tabular">
          {`${all.text.length} of ${INTAKE_LIMITS.considerationsMax} characters, ticks and notes together`}
        </p>
        <p aria-live="polite" className="sr-only">
          {left >= 0 && left <= NEAR ? words.near.replace('{count}', String(NEAR)) : ''}
        </p>
        <ul aria-live="polite" className="mt-2 grid gap-1 empty:hidden">
          {warnings.map(({ note, warning }) => (
            <li key={note} className="line-warning text-sm/5 text-red">
              <b className="wrap-anywhere">{`“${note}”`}</b> <span>{warning}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
