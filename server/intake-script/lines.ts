import type { TonedLine } from '../../src/features/intake/library-schema.ts';
import { type IntakeConfig, VALUE_SLOT } from '../../src/features/intake/schema.ts';
import {
  CLOSING,
  NOTES_PART,
  OPENING,
  SCRIPT_PARTS,
  type Script,
} from '../../src/features/intake/script.ts';
import {
  filledLine,
  fittingTopics,
  ticksAndNotes,
  withoutDoubleStops,
} from '../../src/features/intake/ticks.ts';
import type { Library } from './library.ts';
import { spokenFirmName } from './wording.ts';

/** A shorter script leaves out the lowest first: further questions, then our own by their area's list. */
const RANK_OF_MORE = -1;
/** Lines that the firm has ticked: only the firm removes them. */
export const TICKED = 1_000;
/** Lines that every script needs: safety, conflict check, deadlines. */
export const ALWAYS = Number.POSITIVE_INFINITY;

/** The line of the closing before which lines about the firm are placed. */
const LAST_WORDS = 'consent';

/** A line of the library for one script, in each tone. */
type LibraryLine = TonedLine & {
  id: string;
  part: string;
  rank: number;
  /** What a visitor reads when the line is left out or added. */
  name: string;
  /** Every script has the line in our own words. */
  fixed?: true | undefined;
  /** Puts the firm's own input into the line. */
  fill?: (line: string) => string;
};

/** The lines for what the firm has ticked, with the id of the line that each replaces. */
function tickedLines(
  { topics }: Library,
  ticks: ReadonlyMap<string, string>,
  config: IntakeConfig,
) {
  return topics.flatMap((topic) => {
    const { id, part, sentence, replaces } = topic;
    const value = ticks.get(id);
    const text = topic.lines[config.channel] ?? topic.lines.any;
    if (value === undefined || !text) return [];
    const name = sentence.replace(VALUE_SLOT, '').replace(/: ?$/, '');
    const fill = (line: string) => filledLine(line, topic, value);
    return [
      { ...text, id: `tick-${id}`, part, rank: TICKED, name, fixed: true as const, fill, replaces },
    ];
  });
}

/** The line for the firm's promise to call back; none where it promises nothing. */
function promiseLines({ callBack }: Library, promised: IntakeConfig['callBack']): LibraryLine[] {
  if (!promised) return [];
  const when = promised.charAt(0).toLowerCase() + promised.slice(1);
  const fill = (line: string) => line.replace(VALUE_SLOT, when);
  const name = 'call-back promise';
  return [{ ...callBack, id: 'call-back', part: CLOSING, rank: TICKED, name, fixed: true, fill }];
}

/** The lines of the library for these answers, in the order of the script, and the text of each. */
export function knownFor(library: Library, config: IntakeConfig) {
  const { practiceArea, channel } = config;
  const area = library.areas[practiceArea];
  const words = library.channels[channel];
  const voice = library.voices[`${practiceArea}-${channel}`];
  const rankOf = (key: string) => {
    const rank = area.leftOutFirst.indexOf(key);
    return rank < 0 ? ALWAYS : rank;
  };
  const own = [
    ...words.lines.filter(({ areas }) => areas?.includes(practiceArea) ?? true),
    ...area.lines.flatMap((line) => {
      const text = voice[line.key];
      return text ? [{ ...line, ...text }] : [];
    }),
  ].map((line): LibraryLine => ({ ...line, id: line.key, rank: rankOf(line.key) }));

  const { ticks, notes } = ticksAndNotes(
    fittingTopics(library.topics, config),
    config.specialConsiderations,
  );
  const ticked = tickedLines(library, ticks, config);
  const replaced = new Set(ticked.map(({ replaces }) => replaces));
  const extra = [...promiseLines(library, config.callBack), ...ticked];
  const lines = SCRIPT_PARTS.flatMap((part) => {
    const ours = own.filter((line) => line.part === part && !replaced.has(line.id));
    const find = (id: string) => ours.findIndex((line) => line.id === id);
    const end = part === CLOSING && find(LAST_WORDS) >= 0 ? find(LAST_WORDS) : ours.length;
    const at = part === OPENING ? find(words.introductionAfter) + 1 : end;
    return ours.toSpliced(at, 0, ...extra.filter((line) => line.part === part));
  });
  /** Questions that a longer script has, too. */
  const more = [...area.longer, ...library.longer].map(
    (line): LibraryLine => ({ ...line, id: `more-${line.key}`, rank: RANK_OF_MORE }),
  );

  const headings: Record<string, string> = {
    [OPENING]: 'Opening',
    [CLOSING]: 'Closing',
    ...words.headings,
    ...area.headings,
  };
  const firm = spokenFirmName(config.firmName);
  const ofMatter = (text: string) =>
    text.includes('{')
      ? withoutDoubleStops(
          text.replaceAll('{matter}', area.matter).replaceAll('{papers}', area.papers),
        )
      : text;
  return {
    parts: [...SCRIPT_PARTS.map((id) => ({ id, heading: headings[id] ?? id })), NOTES_PART],
    lines,
    more,
    byId: new Map([...lines, ...more].map((line) => [line.id, line])),
    ticks,
    notes,
    firm,
    /** Plainer words change neither the firm's name nor a visitor's own input, so these are filled in last. */
    textOf(line: LibraryLine, { tone, plain }: Pick<Script, 'tone' | 'plain'>) {
      const ours = ofMatter(line[tone]);
      const spoken = plain ? library.plainer(ours) : ours;
      const text = line.fill?.(spoken) ?? spoken;
      return text.includes('{firm}')
        ? withoutDoubleStops(text.replaceAll('{firm}', () => firm))
        : text;
    },
    /** Plainer words for any text. */
    inPlain: (text: string) => text.split(firm).map(library.plainer).join(firm),
  };
}
export type Known = ReturnType<typeof knownFor>;
