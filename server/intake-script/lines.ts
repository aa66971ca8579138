import type { IntakeConfig, IntakeTone } from '../../src/features/intake/schema.ts';
import type { ScriptPlace } from '../../src/features/intake/script.ts';
import {
  filledLine,
  fittingTopics,
  ticksAndNotes,
  VALUE_SLOT,
} from '../../src/features/intake/ticks.ts';
import type { Library } from './library.ts';
import type { TonedLine } from './library-schema.ts';
import { inPlainWords, spokenFirmName } from './wording.ts';

/** How a script speaks. */
export type Manner = { tone: IntakeTone; plain: boolean };

/** A shorter script leaves out the lowest first: further questions, then our own by their area's list. */
const RANK_OF_MORE = -1;
/** What the firm asked for goes only when the firm says so. */
export const ASKED_FOR = 1_000;
/** Safety, conflict check, deadlines and whatever else no script can do without. */
export const STAYS = Number.POSITIVE_INFINITY;

/** A line of the library for one script. */
export type Line = {
  /** Unique within a script. */
  id: string;
  place: ScriptPlace;
  rank: number;
  /** Words by which a visitor may name it: first the one we name it by. */
  about: readonly string[];
  say(manner: Manner): string;
};

/** A name that ends in a full stop needs none after it. */
const DOUBLE_STOP = /([.!?])\.(?=\s|$)/g;

/** Plainer words change neither the firm's name nor what a visitor has filled in, so these come last. */
function sayer({ areas, plainWords }: Library, { practiceArea, firmName }: IntakeConfig) {
  const { matter, papers } = areas[practiceArea];
  const firm = spokenFirmName(firmName);
  return (text: TonedLine, fill = (line: string) => line) =>
    ({ tone, plain }: Manner) => {
      const line = text[tone].replaceAll('{matter}', matter).replaceAll('{papers}', papers);
      return fill(plain ? inPlainWords(line, plainWords) : line)
        .replaceAll('{firm}', () => firm)
        .replace(DOUBLE_STOP, '$1');
    };
}

/** What a visitor has ticked and promised, and the notes that are printed with the script. */
function askedFor(library: Library, config: IntakeConfig) {
  const say = sayer(library, config);
  const topics = fittingTopics(library.topics, config);
  const { ticks, notes } = ticksAndNotes(topics, config.specialConsiderations);
  const ticked = topics.flatMap((topic) => {
    const tick = ticks.find(({ id }) => id === topic.id);
    const text = topic.lines[config.channel] ?? topic.lines.any;
    if (!tick || !text) return [];
    const { id, place, replaces } = topic;
    const label = topic.sentence.replace(VALUE_SLOT, '').replace(/[:.]? ?$/, '');
    const about = [label, id.replaceAll('-', ' '), ...(tick.value ? [tick.value] : [])];
    const fill = (line: string) => filledLine(line, topic, tick.value);
    return [{ id: `tick-${id}`, place, rank: ASKED_FOR, about, replaces, say: say(text, fill) }];
  });
  const { callBack } = config;
  const when = callBack && callBack.charAt(0).toLowerCase() + callBack.slice(1);
  const promise: Line[] = when
    ? [
        {
          id: 'call-back',
          place: 'closing',
          rank: ASKED_FOR,
          about: ['call back', 'callback', 'call-back promise'],
          say: say(library.callBack, (line) => line.replace(VALUE_SLOT, when)),
        },
      ]
    : [];
  return { ticked, promise, notes };
}

/** The lines of the library for these answers, in the order of the script, and the notes. */
export function linesFor(library: Library, config: IntakeConfig) {
  const { practiceArea, channel } = config;
  const say = sayer(library, config);
  const area = library.areas[practiceArea];
  const rank = (key: string) =>
    area.leftOutFirst.includes(key) ? area.leftOutFirst.indexOf(key) : STAYS;
  const line = (
    key: string,
    place: ScriptPlace,
    about: readonly string[],
    text: TonedLine,
  ): Line => ({
    id: key,
    place,
    rank: rank(key),
    about,
    say: say(text),
  });
  const words = library.channels[channel];
  const voice = library.voices[`${practiceArea}-${channel}`];
  const { ticked, promise, notes } = askedFor(library, config);
  const own = [
    ...words.lines
      .filter(({ areas }) => !areas || areas.includes(practiceArea))
      .map(({ key, place, about, ...text }) => line(key, place, about, text)),
    ...area.lines.flatMap(({ key, place, about }) => {
      const text = voice[key];
      return text ? [line(key, place, about, text)] : [];
    }),
  ].filter(({ id }) => !ticked.some(({ replaces }) => replaces === id));
  const more: Line[] = [...area.longer, ...library.longer].map(
    ({ key, place, about, ...text }) => ({
      id: `more-${key}`,
      place,
      rank: RANK_OF_MORE,
      about,
      say: say(text),
    }),
  );
  return { own, asked: [...promise, ...ticked], more, notes, saidAfter: words.saidAfter };
}
export type LinesFor = ReturnType<typeof linesFor>;
