import type { IntakeConfig, IntakeTone } from '../../../src/features/intake/schema.ts';
import { spokenFirmName } from '../firm-name.ts';
import { inPlainWords } from '../plain-words.ts';
import type { Library } from './library.ts';
import type { Line } from './lines.ts';

/** How a script speaks. */
export type Manner = { tone: IntakeTone; plain: boolean };

/** A name that ends in a full stop needs none after it. */
const DOUBLE_STOP = /([.!?])\.(?=\s|$)/g;

export function say(
  { areas, plainWords }: Library,
  config: IntakeConfig,
  line: Line,
  manner: Manner,
): string {
  const { matter, papers } = areas[config.practiceArea];
  const text = line.text[manner.tone]
    .replaceAll('{matter}', () => matter)
    .replaceAll('{papers}', () => papers)
    .replaceAll('{words}', () => line.words ?? '');
  // The firm's name comes last, so that plainer words never change it.
  return (manner.plain ? inPlainWords(text, plainWords) : text)
    .replaceAll('{firm}', () => spokenFirmName(config.firmName))
    .replace(DOUBLE_STOP, '$1');
}
