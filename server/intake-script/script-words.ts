import type { IntakeScript } from '../../src/features/intake/schema.ts';
import { scriptText } from '../../src/features/intake/script-text.ts';

/** Words a new script has, headings included, both ends inclusive. */
export const SCRIPT_WORDS = { least: 250, most: 700 } as const;
/** A script somebody wanted shorter or longer, a few times over. */
export const CHANGED_SCRIPT_WORDS = { least: 100, most: 1_000 } as const;

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export const countWords = (script: IntakeScript): number => wordsIn(scriptText(script));
