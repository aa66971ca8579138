import { warningFor } from './forbidden.ts';
import type { TickTopic } from './library-schema.ts';
import { type IntakeConfig, VALUE_SLOT } from './schema.ts';

export const fittingTopics = (
  topics: readonly TickTopic[],
  { practiceArea, channel }: Pick<IntakeConfig, 'practiceArea' | 'channel'>,
) =>
  topics.filter(
    ({ areas, channels }) =>
      (areas?.includes(practiceArea) ?? true) && (channels?.includes(channel) ?? true),
  );

export function valueProblem({ value, part }: TickTopic, input: string): string | undefined {
  if (!value) return undefined;
  const text = input.trim();
  if (!text) return `Fill in: ${value.label}`;
  if (text.length > value.maxLength) return `At most ${value.maxLength} characters`;
  return warningFor({ text, part, byHand: true });
}

const removeFullStop = (value: string) => value.trim().replace(/(?<=\p{L}{4})\.$/u, '');

export const tickLabel = ({ sentence }: TickTopic) => sentence.replace(`: ${VALUE_SLOT}`, '');

export const tickSentence = ({ sentence }: TickTopic, value = '') =>
  sentence.replace(VALUE_SLOT, () => value.trim());

/** Returns undefined unless the line is the tick's sentence, with or without a full stop. */
function readTickValue(topic: TickTopic, line: string): string | undefined {
  const { sentence, value } = topic;
  const sentenceStart = value ? sentence.slice(0, -VALUE_SLOT.length) : sentence;
  if (!line.startsWith(sentenceStart)) return undefined;
  const valueText = line.slice(sentenceStart.length).trim();
  if (value) return valueProblem(topic, valueText) ? undefined : valueText;
  return valueText === '' || valueText === '.' ? '' : undefined;
}

/**
 * A line with the fixed sentence of a topic becomes a tick. Every other line becomes a note, and so
 * does a second line for the same topic or for a topic that excludes it.
 */
export function ticksAndNotes(topics: readonly TickTopic[], text: string) {
  const ticks = new Map<string, string>();
  const notes: string[] = [];
  const usedKeys = new Set<string>();
  const addTick = (line: string) =>
    topics.some((topic) => {
      const value = readTickValue(topic, line);
      const key = topic.oneOf ?? topic.id;
      if (value === undefined || usedKeys.has(key)) return false;
      usedKeys.add(key);
      ticks.set(topic.id, value);
      return true;
    });
  for (const line of text.split(/\r\n|[\r\n]/)) if (!addTick(line.trim())) notes.push(line);
  return { ticks, notes: notes.join('\n') };
}

export function considerationsText(
  topics: readonly TickTopic[],
  { ticks, notes }: ReturnType<typeof ticksAndNotes>,
): string {
  const sentences = topics.flatMap((topic) => {
    const value = ticks.get(topic.id);
    const isComplete = value !== undefined && (!topic.value || value.trim());
    return isComplete ? [tickSentence(topic, value)] : [];
  });
  return [...sentences, ...(notes ? [notes] : [])].join('\n');
}

export function asQuestion(input: string): string {
  const text = input.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"”]$/.test(text) ? '' : '?'}`;
}

/** Matches the commas between names: the comma in "GA, FL", but not the comma in "Tampa, FL". */
const LIST_SEPARATOR = /;|,(?!(?<!\b[A-Z]{2},)\s*[A-Z]{2}\s*(?:[,;]|$))/;

const LIST_FORMAT = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Returns "Hillsborough, Pinellas, or Pasco" for "Hillsborough, Pinellas, Pasco". */
function spokenValue({ value }: TickTopic, input: string): string {
  if (value?.kind === 'question') return asQuestion(input);
  const text =
    value?.kind === 'names' ? withCapitals(removeFullStop(input)) : removeFullStop(input);
  if (value?.kind === 'text' || /\b(?:and|or)\b|&/i.test(text)) return text;
  const names = text.split(LIST_SEPARATOR).flatMap((name) => name.trim() || []);
  return LIST_FORMAT.format(names);
}

const withCapitals = (names: string) =>
  names.replace(/\p{L}+/gu, (word) =>
    /^(?:and|or)$/i.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );

/** Removes a second full stop, as after a name that ends in a full stop. */
export const removeDoubleStops = (text: string) => text.replace(/([.!?])\.(?=\s|\)|$)/g, '$1');

export const linesForChannel = ({ lines }: TickTopic, channel: IntakeConfig['channel']) =>
  lines[channel] ?? lines.any;

export const filledLine = (line: string, topic: TickTopic, value: string) =>
  removeDoubleStops(line.replace(VALUE_SLOT, () => spokenValue(topic, value)));
