import { readConsiderations, type Statement } from '../../../src/features/intake/considerations.ts';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import type { ScriptPlace, TonedLine } from '../library-schema.ts';
import type { Library } from './library.ts';

/** Ranks of what stands in no area's list: further questions go first, a visitor's own wishes last of all. */
const RANK_OF_MORE = -1;
const RANK_OF_ASKED = 1_000;
/** Safety, conflict check, deadlines and whatever else no shorter script can do without. */
export const STAYS = Number.POSITIVE_INFINITY;

/** A line of the library for one script. */
export type Line = {
  /** Unique within a script. */
  id: string;
  place: ScriptPlace;
  /** A shorter script leaves out the lowest first. */
  rank: number;
  /** Words by which a visitor may name it: first the one we name it by. */
  about: readonly string[];
  text: TonedLine;
  /** What {words} stands for. */
  words?: string;
};

/** Considerations of the opening follow its first words, those of the closing stand before the last ones. */
const AFTER_IN_OPENING = 'greeting';
const BEFORE_IN_CLOSING = 'consent';
/** What a visitor has asked for takes the place of our own line about the same. */
const REPLACED: Record<string, string> = {
  source: 'asked-referral-source',
  appointment: 'asked-appointments',
};

function ranks({ areas }: Library, { practiceArea }: IntakeConfig) {
  const { leftOutFirst } = areas[practiceArea];
  return (key: string) => (leftOutFirst.includes(key) ? leftOutFirst.indexOf(key) : STAYS);
}

function channelLines(library: Library, config: IntakeConfig): Line[] {
  const rank = ranks(library, config);
  return library.channels[config.channel].lines
    .filter(({ areas }) => !areas || areas.includes(config.practiceArea))
    .map(({ key, place, about, areas: _, ...text }) => ({ id: key, place, rank: rank(key), about, text }));
}

function areaLines(library: Library, config: IntakeConfig): Line[] {
  const { practiceArea, channel } = config;
  const rank = ranks(library, config);
  const voice = library.voices.get(`${practiceArea}-${channel}`) ?? {};
  return library.areas[practiceArea].lines.flatMap(({ key, place, about }) => {
    const text = voice[key];
    return text ? [{ id: key, place, rank: rank(key), about, text }] : [];
  });
}

/** What is said for one statement of the firm, if the library has a line for it here. */
export function statementLine({ considerations }: Library, config: IntakeConfig, statement: Statement) {
  const { id, words } = statement;
  const entry = considerations[id];
  const text = entry?.lines[config.channel] ?? entry?.lines.any;
  if (!entry || !text) return undefined;
  const about = [id.replaceAll('-', ' '), ...(words ? [words.toLowerCase()] : [])];
  const line: Line = {
    id: `asked-${id}`,
    place: entry.place,
    rank: RANK_OF_ASKED,
    about,
    text,
    ...(words && { words }),
  };
  return line;
}

/** Reading takes milliseconds, and one request asks for its lines again and again: once for each request. */
const statementsRead = new WeakMap<IntakeConfig, Statement[]>();
const readStatements = (config: IntakeConfig) =>
  readConsiderations(config.specialConsiderations, config).statements;
const statementsOf = (config: IntakeConfig) => statementsRead.getOrInsertComputed(config, readStatements);

function considerationLines(library: Library, config: IntakeConfig): Line[] {
  return statementsOf(config).flatMap((statement) => statementLine(library, config, statement) ?? []);
}

/** Said as the firm has chosen it, and only then. */
export function callBackLine({ callBack: text }: Library, { callBack }: IntakeConfig): Line[] {
  if (!callBack) return [];
  const words = callBack.charAt(0).toLowerCase() + callBack.slice(1);
  const about = ['call back', 'callback', 'call-back promise'];
  return [{ id: 'asked-call-back', place: 'closing', rank: RANK_OF_ASKED, about, text, words }];
}

/** Puts considerations where they fit: the rest of a section stays together. */
function inPlace(lines: readonly Line[], asked: readonly Line[], place: ScriptPlace): Line[] {
  const own = lines.filter((line) => line.place === place);
  const extra = asked.filter((line) => line.place === place);
  const at =
    place === 'opening'
      ? own.findIndex(({ id }) => id === AFTER_IN_OPENING) + 1
      : place === 'closing'
        ? own.findIndex(({ id }) => id === BEFORE_IN_CLOSING)
        : own.length;
  return [...own.slice(0, at), ...extra, ...own.slice(at)];
}

function ownAndAsked(library: Library, config: IntakeConfig) {
  const asked = [...callBackLine(library, config), ...considerationLines(library, config)];
  const said = new Set(asked.map(({ id }) => id));
  const own = [...channelLines(library, config), ...areaLines(library, config)].filter(
    ({ id }) => !said.has(REPLACED[id] ?? ''),
  );
  return { own, asked };
}

/** The lines of a script in the order of its places. */
export function scriptLines(library: Library, config: IntakeConfig, places: readonly ScriptPlace[]): Line[] {
  const { own, asked } = ownAndAsked(library, config);
  return places.flatMap((place) => inPlace(own, asked, place));
}

/** The same without what the firm says of itself. */
export function ownLines(library: Library, config: IntakeConfig, places: readonly ScriptPlace[]): Line[] {
  const { own } = ownAndAsked(library, config);
  return places.flatMap((place) => inPlace(own, [], place));
}

/** The questions that a longer script may have besides, those of its area first. */
export function furtherLines(library: Library, { practiceArea }: IntakeConfig): Line[] {
  return [...library.areas[practiceArea].longer, ...library.longer].map(({ key, place, about, ...text }) => ({
    id: `more-${key}`,
    place,
    rank: RANK_OF_MORE,
    about,
    text,
  }));
}
