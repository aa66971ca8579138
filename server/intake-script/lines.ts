import type { TonedLine } from '../../src/features/intake/library-schema.ts';
import type { IntakeConfig, IntakeTone } from '../../src/features/intake/schema.ts';
import { NOTES_PART, SCRIPT_PARTS, type ScriptPart } from '../../src/features/intake/script.ts';
import {
  filledLine,
  fittingTopics,
  ticksAndNotes,
  VALUE_SLOT,
} from '../../src/features/intake/ticks.ts';
import type { Library } from './library.ts';
import { plainText, spokenFirmName } from './wording.ts';

/** How a script speaks. */
export type Manner = { tone: IntakeTone; plain?: boolean | undefined };

/** A shorter script leaves out the lowest first: further questions, then our own by their area's list. */
const RANK_OF_MORE = -1;
/** Lines that the firm has ticked: only the firm removes them. */
export const TICKED = 1_000;
/** Lines that every script needs: safety, conflict check, deadlines. */
export const ALWAYS = Number.POSITIVE_INFINITY;

/** A line of the library for one script. */
export type LibraryLine = {
  id: string;
  part: string;
  rank: number;
  /** What a visitor reads when the line is left out or added. */
  name: string;
  /** Every script has the line in our own words. */
  isFixed: boolean;
  text: TonedLine;
  /** Puts the firm's own input into the line. */
  fill?: (line: string) => string;
};

/** A name that ends in a full stop needs none after it. */
const DOUBLE_STOP = /([.!?])\.(?=\s|$)/g;

const FIRM = '{firm}';

const toned = (text: TonedLine, change: (line: string) => string): TonedLine => ({
  professional: change(text.professional),
  warm: change(text.warm),
  assertive: change(text.assertive),
  empathetic: change(text.empathetic),
});

type Frame = {
  own: readonly LibraryLine[];
  /** Questions that a longer script has, too. */
  more: readonly LibraryLine[];
  parts: readonly ScriptPart[];
  saidAfter: string;
};
const frames = new WeakMap<Library, Map<string, Frame>>();

/** What all scripts for an area on a channel have in common; made once. */
function frameOf(library: Library, { practiceArea, channel }: IntakeConfig): Frame {
  const known = frames.getOrInsertComputed(library, () => new Map<string, Frame>());
  return known.getOrInsertComputed(`${practiceArea} ${channel}`, () => {
    const area = library.areas[practiceArea];
    const words = library.channels[channel];
    const voice = library.voices[`${practiceArea}-${channel}`];
    const withMatter = (line: string) =>
      line
        .replaceAll('{matter}', area.matter)
        .replaceAll('{papers}', area.papers)
        .replace(DOUBLE_STOP, '$1');
    const rankOf = (key: string) => {
      const rank = area.leftOutFirst.indexOf(key);
      return rank < 0 ? ALWAYS : rank;
    };
    const ours = [
      ...words.lines.filter(({ areas }) => !areas || areas.includes(practiceArea)),
      ...area.lines.flatMap((line) => {
        const text = voice[line.key];
        return text ? [{ ...line, ...text }] : [];
      }),
    ].map(({ key, part, name, fixed = false, ...text }) => ({
      id: key,
      part,
      rank: rankOf(key),
      name,
      isFixed: fixed,
      text: toned(text, withMatter),
    }));
    const more = [...area.longer, ...library.longer].map(({ key, part, name, ...text }) => ({
      id: `more-${key}`,
      part,
      rank: RANK_OF_MORE,
      name,
      isFixed: false,
      text: toned(text, withMatter),
    }));
    const headings: Record<string, string> = {
      opening: 'Opening',
      closing: 'Closing',
      ...words.headings,
      ...area.headings,
    };
    const parts = SCRIPT_PARTS.map((id) => ({ id, heading: headings[id] ?? id }));
    return {
      own: SCRIPT_PARTS.flatMap((id) => ours.filter(({ part }) => part === id)),
      more,
      parts: [...parts, NOTES_PART],
      saidAfter: words.saidAfter,
    };
  });
}

/** What the firm has ticked and promised, and its notes. */
function tickedFor(library: Library, config: IntakeConfig) {
  const { channel, callBack, specialConsiderations } = config;
  const topics = specialConsiderations ? fittingTopics(library.topics, config) : [];
  const { ticks, notes } = ticksAndNotes(topics, specialConsiderations);
  const ticked = topics.flatMap((topic) => {
    const tick = ticks.find(({ id }) => id === topic.id);
    const text = topic.lines[channel] ?? topic.lines.any;
    if (!tick || !text) return [];
    const fill = (line: string) => filledLine(line, topic, tick.value);
    const name = topic.sentence.replace(VALUE_SLOT, '').replace(/: ?$/, '');
    return [
      { ...topic, id: `tick-${topic.id}`, rank: TICKED, name, isFixed: true, text, fill, tick },
    ];
  });
  const when = callBack && callBack.charAt(0).toLowerCase() + callBack.slice(1);
  const promise = when && {
    id: 'call-back',
    part: 'closing',
    rank: TICKED,
    name: 'call-back promise',
    isFixed: true,
    text: library.callBack,
    fill: (line: string) => line.replace(VALUE_SLOT, when),
  };
  return { ticked, promise: promise ? [promise] : [], notes };
}

/** The line of the closing before which lines about the firm are placed. */
const LAST_WORDS = 'consent';

/** The lines of the library for these answers, in the order of the script, and the text of each. */
export function knownFor(library: Library, config: IntakeConfig) {
  const frame = frameOf(library, config);
  const { ticked, promise, notes } = tickedFor(library, config);
  const extra: LibraryLine[] = [...promise, ...ticked];
  const replaced = new Set(ticked.map(({ replaces }) => replaces));
  let lines = frame.own.filter(({ id }) => !replaced.has(id));
  for (const line of extra) {
    const at =
      line.part === 'opening'
        ? lines.findLastIndex(
            ({ id, part }) =>
              id === frame.saidAfter ||
              (part === 'opening' && extra.some((each) => each.id === id)),
          ) + 1
        : line.part === 'closing'
          ? lines.findIndex(({ id }) => id === LAST_WORDS)
          : lines.findLastIndex(({ part }) => part === line.part) + 1;
    lines = lines.toSpliced(at < 0 ? lines.length : at, 0, line);
  }
  const firm = spokenFirmName(config.firmName);
  return {
    parts: frame.parts,
    lines,
    more: frame.more,
    notes,
    ticks: ticked.map(({ tick }) => tick),
    firm,
    /** Plainer words change neither the firm's name nor a visitor's own input, so these are filled in last. */
    textOf({ text, fill }: LibraryLine, { tone, plain }: Manner) {
      const ours = plain ? plainText(text[tone], library.plainWords) : text[tone];
      const line = fill ? fill(ours) : ours;
      return line.includes(FIRM)
        ? line.replaceAll(FIRM, () => firm).replace(DOUBLE_STOP, '$1')
        : line;
    },
  };
}
export type Known = ReturnType<typeof knownFor>;
