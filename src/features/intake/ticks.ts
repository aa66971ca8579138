import { warningFor } from './forbidden.ts';
import type { TickTopic } from './library-schema.ts';
import { type IntakeConfig, VALUE_SLOT } from './schema.ts';

/** The topics that a script for these answers can say. */
export const fittingTopics = (
  topics: readonly TickTopic[],
  { practiceArea, channel }: Pick<IntakeConfig, 'practiceArea' | 'channel'>,
) =>
  topics.filter(
    ({ areas, channels }) =>
      (areas?.includes(practiceArea) ?? true) && (channels?.includes(channel) ?? true),
  );

/** Returns the reason why a value cannot be used; undefined when it can. */
export function valueProblem({ value, part }: TickTopic, typed: string): string | undefined {
  if (!value) return undefined;
  const text = typed.trim();
  if (!text) return `Fill in: ${value.label}`;
  if (text.length > value.maxLength) return `At most ${value.maxLength} characters`;
  return warningFor({ text, part, byHand: true });
}

/** "Spanish." is a value that was typed like a sentence. */
const bare = (value: string) => value.trim().replace(/(?<=\p{L}{4})\.$/u, '');

/** The name of a tick: "Languages we speak". */
export const labelOf = ({ sentence }: TickTopic) => sentence.replace(`: ${VALUE_SLOT}`, '');

/** The fixed sentence of a tick, as it is in the special considerations. */
export const tickSentence = ({ sentence }: TickTopic, value = '') =>
  sentence.replace(VALUE_SLOT, () => value.trim());

/** The value of a tick if the words of a line are exactly those of its sentence, a full stop after it aside. */
function valueIn(topic: TickTopic, line: string): string | undefined {
  const { sentence, value } = topic;
  const start = value ? sentence.slice(0, -VALUE_SLOT.length) : sentence;
  if (!line.startsWith(start)) return undefined;
  const rest = line.slice(start.length).trim();
  if (value) return valueProblem(topic, rest) ? undefined : rest;
  return rest === '' || rest === '.' ? '' : undefined;
}

/**
 * Reads special considerations: a line that is one of our fixed sentences is a tick, every other line is a note. Of two
 * lines for one topic, or for two that say the opposite, the second is a note, so that no line is lost. `topics`: those
 * that fit. `notes` are as they were typed, empty lines included.
 */
export function ticksAndNotes(topics: readonly TickTopic[], text: string) {
  /** Values by the id of their tick; empty where a tick has none, or none yet. */
  const ticks = new Map<string, string>();
  const notes: string[] = [];
  const taken = new Set<string>();
  const isTick = (line: string) =>
    topics.some((topic) => {
      const value = valueIn(topic, line);
      const key = topic.oneOf ?? topic.id;
      if (value === undefined || taken.has(key)) return false;
      taken.add(key);
      ticks.set(topic.id, value);
      return true;
    });
  for (const line of text.split(/\r\n|[\r\n]/)) if (!isTick(line.trim())) notes.push(line);
  return { ticks, notes: notes.join('\n') };
}

/** The special considerations for these ticks and notes: a line for each tick with all of its words, then the notes. */
export function considerationsText(
  topics: readonly TickTopic[],
  { ticks, notes }: ReturnType<typeof ticksAndNotes>,
): string {
  const sentences = topics.flatMap((topic) => {
    const value = ticks.get(topic.id);
    const isWhole = value !== undefined && (!topic.value || value.trim());
    return isWhole ? [tickSentence(topic, value)] : [];
  });
  return [...sentences, ...(notes ? [notes] : [])].join('\n');
}

/** A question as a script has it: with a capital, and a sign at its end. */
export function asQuestion(typed: string): string {
  const text = typed.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"”]$/.test(text) ? '' : '?'}`;
}

/** "Hillsborough, Pinellas, Pasco" as spoken text: "Hillsborough, Pinellas, or Pasco". A typed "and" stays. */
function spokenValue({ value }: TickTopic, typed: string): string {
  if (value?.kind === 'question') return asQuestion(typed);
  const text = value?.kind === 'names' ? withCapitals(bare(typed)) : bare(typed);
  if (value?.kind === 'text' || /\b(?:and|or)\b|&/i.test(text)) return text;
  const names = text.split(/[,;]/).flatMap((name) => name.trim() || []);
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

const withCapitals = (names: string) =>
  names.replace(/\p{L}+/gu, (word) =>
    /^(?:and|or)$/i.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );

/** A name that ends in a full stop needs none after it. */
export const withoutDoubleStops = (text: string) => text.replace(/([.!?])\.(?=\s|\)|$)/g, '$1');

/** The text of a tick for a channel in each tone; undefined where the channel has none. */
export const linesForChannel = ({ lines }: TickTopic, channel: IntakeConfig['channel']) =>
  lines[channel] ?? lines.any;

/** A line of a tick with its value in it. */
export const filledLine = (line: string, topic: TickTopic, value: string) =>
  withoutDoubleStops(line.replace(VALUE_SLOT, () => spokenValue(topic, value)));
