import { INTAKE_LIMITS } from '../../src/features/intake/schema.ts';
import {
  CLOSING,
  linesOf,
  SCRIPT_PLACES,
  type ScriptLine,
  type ScriptSection,
} from '../../src/features/intake/script.ts';
import { ChangeRefused } from './change.ts';
import type { Known } from './compose.ts';

/** Where a section that is not there would stand; sections that are not ours come after all of ours. */
function withSection(sections: readonly ScriptSection[], place: string, heading: string): ScriptSection[] {
  if (sections.some((section) => section.place === place)) return [...sections];
  const order = (each: string) => (SCRIPT_PLACES as readonly string[]).indexOf(each);
  const after = sections.findIndex((section) => order(section.place) > order(place));
  return sections.toSpliced(after < 0 ? sections.length : after, 0, { place, heading, lines: [] });
}

const SIGNS_OFF = /^(?:sincerely|regards|(?:best|warm|kind) (?:regards|wishes)|with care|the intake team)\b/i;
export const BEFORE_IN_CLOSING = ['consent', 'farewell', 'signature'];

/** Puts a line at the end of its section; in the closing before the last words of `before`, or before who signs it. */
export function withLine(
  sections: readonly ScriptSection[],
  place: string,
  line: ScriptLine,
  { headings }: Known,
  before: readonly string[] = ['signature'],
): ScriptSection[] {
  const heading = headings[SCRIPT_PLACES.find((each) => each === place) ?? 'facts'];
  return withSection(sections, place, heading).map((section) => {
    if (section.place !== place) return section;
    if (section.lines.length >= INTAKE_LIMITS.questionsMax)
      throw new ChangeRefused('The section is full: delete a line before you add another.');
    const last = section.lines.findIndex(
      ({ id, text }) => before.includes(id) || (place === CLOSING && SIGNS_OFF.test(text)),
    );
    return { ...section, lines: section.lines.toSpliced(last < 0 ? section.lines.length : last, 0, line) };
  });
}

/** `own-<n>` with the lowest number that is free. */
export function ownId(sections: readonly ScriptSection[]): string {
  const taken = new Set(linesOf(sections).map(({ id }) => id));
  let number = 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}
