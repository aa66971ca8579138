import { warningFor } from './forbidden.ts';
import type { TickTopic } from './library-schema.ts';
import { type IntakeConfig, VALUE_SLOT } from './schema.ts';

/** Returns the topics that fit a script for these answers. */
export const fittingTopics = (
  topics: readonly TickTopic[],
  { practiceArea, channel }: Pick<IntakeConfig, 'practiceArea' | 'channel'>,
) =>
  topics.filter(
    ({ areas, channels }) =>
      (areas?.includes(practiceArea) ?? true) && (channels?.includes(channel) ?? true),
  );

/** Returns the reason why a value cannot be used; undefined if it can. */
export function valueProblem({ value, part }: TickTopic, typed: string): string | undefined {
  if (!value) return undefined;
  const text = typed.trim();
  if (!text) return `Fill in: ${value.label}`;
  if (text.length > value.maxLength) return `At most ${value.maxLength} characters`;
  return warningFor({ text, part, byHand: true });
}

/** Returns a value without a full stop at its end, which visitors may type: "Spanish." */
const bare = (value: string) => value.trim().replace(/(?<=\p{L}{4})\.$/u, '');

/** Returns the name of a tick: "Languages we speak". */
export const labelOf = ({ sentence }: TickTopic) => sentence.replace(`: ${VALUE_SLOT}`, '');

/** Returns the fixed sentence of a tick, as it is in the special considerations. */
export const tickSentence = ({ sentence }: TickTopic, value = '') =>
  sentence.replace(VALUE_SLOT, () => value.trim());

/**
 * Returns the value of a tick in a line; undefined unless the rest of the line is exactly the tick's sentence, with or
 * without a full stop.
 */
function valueIn(topic: TickTopic, line: string): string | undefined {
  const { sentence, value } = topic;
  const start = value ? sentence.slice(0, -VALUE_SLOT.length) : sentence;
  if (!line.startsWith(start)) return undefined;
  const rest = line.slice(start.length).trim();
  if (value) return valueProblem(topic, rest) ? undefined : rest;
  return rest === '' || rest === '.' ? '' : undefined;
}

/**
 * Reads special considerations. A line that is one of our fixed sentences is a tick; every other line is a note. If two
 * lines have the same topic, or two topics that exclude each other, the second line is a note, so that no line is lost.
 * `topics` are those that fit. `notes` are returned as typed, with their empty lines.
 */
export function ticksAndNotes(topics: readonly TickTopic[], text: string) {
  /** Values by the id of their tick; empty if the tick takes no value or has none yet. */
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

/** Returns the special considerations for these ticks and notes: a line for each complete tick, then the notes. */
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

/** Returns a typed question with a capital letter and a question mark. */
export function asQuestion(typed: string): string {
  const text = typed.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"”]$/.test(text) ? '' : '?'}`;
}

/**
 * Returns a typed value as spoken text: "Hillsborough, Pinellas, or Pasco" for "Hillsborough, Pinellas, Pasco". A typed
 * "and" remains.
 */
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

/** Removes a second full stop, as after a name that ends in one. */
export const withoutDoubleStops = (text: string) => text.replace(/([.!?])\.(?=\s|\)|$)/g, '$1');

/** Returns the line of a tick for a channel in each tone; undefined if the channel has none. */
export const linesForChannel = ({ lines }: TickTopic, channel: IntakeConfig['channel']) =>
  lines[channel] ?? lines.any;

/** Returns a line of a tick with its value filled in. */
export const filledLine = (line: string, topic: TickTopic, value: string) =>
  withoutDoubleStops(line.replace(VALUE_SLOT, () => spokenValue(topic, value)));
