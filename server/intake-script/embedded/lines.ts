import { type Consideration, recognisedConsiderations } from '../../../src/features/intake/considerations.ts';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import type { ScriptPlace, TonedLine } from '../library-schema.ts';
import type { Library } from './library.ts';

/** The order in which a shorter script leaves lines out: `asked` are considerations of the visitor. */
export const LEFT_OUT_FIRST = ['more', 'optional', 'standard', 'important', 'asked', 'essential'] as const;
type Weight = (typeof LEFT_OUT_FIRST)[number];

/** A line of the library for one script. */
export type Line = {
  /** Unique within a script. */
  id: string;
  place: ScriptPlace;
  weight: Weight;
  /** Words by which a visitor may name it. */
  about: readonly string[];
  text: TonedLine;
  /** What {words} stands for. */
  words?: string;
};

/** Considerations of the opening follow its first words, those of the closing stand before the last ones. */
const AFTER_IN_OPENING = 'greeting';
const BEFORE_IN_CLOSING = 'consent';

function channelLines({ channels }: Library, { channel }: IntakeConfig): Line[] {
  return channels[channel].lines.map(({ key, place, weight, about, ...text }) => ({
    id: key,
    place,
    weight,
    about,
    text,
  }));
}

function areaLines({ areas, voices }: Library, { practiceArea, channel }: IntakeConfig): Line[] {
  const voice = voices.get(`${practiceArea}-${channel}`) ?? {};
  return areas[practiceArea].lines.flatMap(({ key, place, weight, about }) => {
    const text = voice[key];
    return text ? [{ id: key, place, weight, about, text }] : [];
  });
}

function considerationLines({ considerations }: Library, config: IntakeConfig): Line[] {
  const line = ({ id, words, label }: Consideration): Line[] => {
    const entry = considerations[id];
    const text = entry?.lines[config.channel] ?? entry?.lines.any;
    if (!entry || !text) return [];
    const about = [id.replaceAll('-', ' '), label.toLowerCase()];
    return [{ id: `asked-${id}`, place: entry.place, weight: 'asked', about, text, ...(words && { words }) }];
  };
  return recognisedConsiderations(config.specialConsiderations, config).flatMap(line);
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

/** In: library, answers of the wizard, places in their order. Out: the lines of the script in their order. */
export function scriptLines(library: Library, config: IntakeConfig, places: readonly ScriptPlace[]): Line[] {
  const lines = [...channelLines(library, config), ...areaLines(library, config)];
  const asked = considerationLines(library, config);
  return places.flatMap((place) => inPlace(lines, asked, place));
}

/** In: library and answers. Out: the questions that a longer script may have besides, those of its area first. */
export function furtherLines(library: Library, { practiceArea }: IntakeConfig): Line[] {
  return [...library.areas[practiceArea].longer, ...library.longer].map(({ key, place, about, ...text }) => ({
    id: `more-${key}`,
    place,
    weight: 'more',
    about,
    text,
  }));
}
