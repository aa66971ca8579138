import { brokenRules } from './forbidden.ts';
import type { IntakeChannel, IntakePracticeArea, IntakeTone } from './schema.ts';

/** Groups in which ticks are shown, in this order. */
export const TICK_GROUPS = [
  'who-you-take',
  'money',
  'hours-and-place',
  'language-and-access',
  'care',
] as const;
type TickGroup = (typeof TICK_GROUPS)[number];

/** What a visitor fills in beside a tick: `list` and `names` (in capitals) are separated by commas, `question` is a sentence. */
type TickValue = {
  label: string;
  example: string;
  maxLength: number;
  kind: 'text' | 'list' | 'names' | 'question';
};

type TonedLine = Record<IntakeTone, string>;

/** A usual statement of an office, and its text in a script. */
export type TickTopic = {
  id: string;
  group: TickGroup;
  /** Part of the script that has its line. */
  part: string;
  /** The fixed sentence in the special considerations; a value is its end: "Languages we speak: {value}". */
  sentence: string;
  value?: TickValue | undefined;
  /** Where it fits; everywhere where nothing is named. */
  areas?: readonly IntakePracticeArea[] | undefined;
  channels?: readonly IntakeChannel[] | undefined;
  /** Topics that say the opposite: one of them at a time. */
  insteadOf?: readonly string[] | undefined;
  /** For every channel, or for one. */
  lines: Partial<Record<'any' | IntakeChannel, TonedLine>>;
};

export type Tick = { id: string; value?: string | undefined };

export const VALUE_SLOT = '{value}';
/** A value is a part of one sentence of a script. */
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** The topics that a script for these answers can say. */
export function fittingTopics<T extends TickTopic>(
  topics: readonly T[],
  { practiceArea, channel }: { practiceArea: IntakePracticeArea; channel: IntakeChannel },
): T[] {
  return topics.filter(
    ({ areas, channels }) =>
      (!areas || areas.includes(practiceArea)) && (!channels || channels.includes(channel)),
  );
}

/** Why a value cannot be used; undefined when it can. */
export function valueProblem(
  { value, part }: Pick<TickTopic, 'value' | 'part'>,
  typed: string,
): string | undefined {
  if (!value) return undefined;
  const text = typed.trim();
  if (!text) return `Fill in: ${value.label}`;
  if (text.length > value.maxLength) return `At most ${value.maxLength} characters`;
  if (LINE_BREAK.test(text)) return 'One line only';
  const broken = brokenRules(text, { part });
  if (broken.includes('secret'))
    return 'A first conversation should not ask for identity, account or card numbers.';
  return broken.length
    ? 'A firm may not say that to callers. It can stand among your notes.'
    : undefined;
}

/** "Spanish." is a value that was typed like a sentence. */
const bare = (value: string) => value.trim().replace(/(?<=\p{L}{4})\.$/u, '');

/** The fixed sentence of a tick, as it is in the special considerations. */
export function tickSentence(topic: Pick<TickTopic, 'sentence'>, value = ''): string {
  return topic.sentence.replace(VALUE_SLOT, () => value.trim());
}

type Found = { topic: TickTopic; tick: Tick };

/** The tick that a line is, if its words are exactly those of a fixed sentence; a full stop after it is none of them. */
function tickOf(topics: readonly TickTopic[], line: string): Found | undefined {
  for (const topic of topics) {
    const { sentence, value: wanted } = topic;
    const start = wanted ? sentence.slice(0, -VALUE_SLOT.length) : sentence;
    if (!line.startsWith(start)) continue;
    const rest = line.slice(start.length).trim();
    if (!wanted && (rest === '' || rest === '.')) return { topic, tick: { id: topic.id } };
    if (wanted && !valueProblem(topic, rest)) return { topic, tick: { id: topic.id, value: rest } };
  }
  return undefined;
}

export type TicksAndNotes = {
  ticks: Tick[];
  /** Every other line that is not empty, word for word. */
  notes: string[];
  /** The same with its empty lines, as it was typed. */
  notesText: string;
};

/**
 * Reads special considerations: a line that is one of our fixed sentences is a tick, every other line is a note. Of two
 * lines for one topic, or for two that say the opposite, the second is a note, so that no line is lost. `topics`: those
 * that fit.
 */
export function ticksAndNotes(topics: readonly TickTopic[], text: string): TicksAndNotes {
  const ticks: Tick[] = [];
  const others: string[] = [];
  const closed = new Set<string>();
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const found = tickOf(topics, line.trim());
    if (!found || closed.has(found.tick.id)) {
      others.push(line);
      continue;
    }
    ticks.push(found.tick);
    for (const id of [found.tick.id, ...(found.topic.insteadOf ?? [])]) closed.add(id);
  }
  return {
    ticks,
    notes: others.filter((line) => line.trim()),
    notesText: others.join('\n'),
  };
}

/** The special considerations for these ticks and notes: a line for each tick, then the notes. */
export function considerationsText(
  topics: readonly TickTopic[],
  ticks: readonly Tick[],
  notes: string | readonly string[],
): string {
  const sentences = ticks.flatMap(({ id, value }) => {
    const topic = topics.find((each) => each.id === id);
    return topic ? [tickSentence(topic, value)] : [];
  });
  const rest = typeof notes === 'string' ? notes : notes.join('\n');
  return [...sentences, ...(rest ? [rest] : [])].join('\n');
}

/** A question as a script has it: with a capital, and a sign at its end. */
export function asQuestion(typed: string): string {
  const text = typed.trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!)"”]$/.test(text) ? '' : '?'}`;
}

/** "Hillsborough, Pinellas, Pasco" as spoken text: "Hillsborough, Pinellas, or Pasco". A typed "and" stays. */
function spokenValue({ value }: Pick<TickTopic, 'value'>, typed: string): string {
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
const DOUBLE_STOP = /([.!?])\.(?=\s|\)|$)/g;

/** A line of a tick with its value in it. */
export function filledLine(line: string, topic: Pick<TickTopic, 'value'>, value = ''): string {
  return line.replace(VALUE_SLOT, () => spokenValue(topic, value)).replace(DOUBLE_STOP, '$1');
}

/** The text of a script for a tick; undefined where the channel has no line for it. */
export function tickText(
  topic: TickTopic,
  value: string | undefined,
  { channel, tone }: { channel: IntakeChannel; tone: IntakeTone },
): string | undefined {
  const line = topic.lines[channel] ?? topic.lines.any;
  return line && filledLine(line[tone], topic, value);
}
