import { type Change, INTAKE_LIMITS, type IntakeTone } from '../../src/features/intake/schema.ts';
import {
  CLOSING,
  isSpoken,
  OPENING,
  SCRIPT_PLACES,
  type ScriptLine,
  type ScriptSection,
} from '../../src/features/intake/script.ts';
import type { Known } from './compose.ts';
import type { Manner } from './lines.ts';

/** Why a change is not made, for the visitor to read. `beyond`: our library cannot, a language model might. */
export class ChangeRefused extends Error {
  readonly beyond: boolean;
  constructor(message: string, beyond = false) {
    super(message);
    this.beyond = beyond;
  }
}

export type ChangeParts = {
  known: Known;
  manner: Manner;
  /** Puts plainer words into a text of whoever. */
  inPlain(text: string): string;
};

export type Changed = {
  sections: ScriptSection[];
  /** What was done, in a sentence. */
  done: string;
  /** Lines by hand that the change would have concerned. */
  untouched: ScriptLine[];
  tone?: IntakeTone;
};
/** One kind of change. Errors: ChangeRefused. */
export type Apply<K extends Change['kind']> = (
  sections: ScriptSection[],
  change: Extract<Change, { kind: K }>,
  parts: ChangeParts,
) => Changed;

export const LIST = new Intl.ListFormat('en-US');
export const quoted = ({ text }: ScriptLine) =>
  `“${text.length > 80 ? `${text.slice(0, 77).trimEnd()}…` : text}”`;

/** A line of ours goes by its name, any other by its words. */
export const nameOf = (line: ScriptLine, known: Known) =>
  (!line.byHand && known.byId.get(line.id)?.about[0]) || quoted(line);

/** A section that is not there stands after the last of ours that comes before it. */
function withSection(
  sections: readonly ScriptSection[],
  place: string,
  heading: string,
): ScriptSection[] {
  if (sections.some((section) => section.place === place)) return [...sections];
  const order = (each: string) => (SCRIPT_PLACES as readonly string[]).indexOf(each);
  const earlier = sections.findLastIndex(
    ({ place: each }) => order(each) >= 0 && order(each) < order(place),
  );
  return sections.toSpliced(earlier + 1, 0, { place, heading, lines: [] });
}

const SIGNS_OFF =
  /^(?:sincerely|regards|(?:best|warm|kind) (?:regards|wishes)|with care|the intake team)\b/i;
const LAST_WORDS = ['consent', 'farewell', 'signature'];

/** In the opening before anything is asked, in the closing before the last words (`isLast`: after them); else at the end. */
function placeIn({ place, lines }: ScriptSection, isLast: boolean): number {
  const first =
    place === OPENING
      ? lines.findIndex(({ text }) => text.includes('?'))
      : place === CLOSING
        ? lines.findIndex(
            ({ id, text }) =>
              SIGNS_OFF.test(text) || (isLast ? id === 'signature' : LAST_WORDS.includes(id)),
          )
        : -1;
  return first < 0 ? lines.length : first;
}

/** Puts a line where it belongs in its section, which is made if missing. Errors: ChangeRefused where that is full. */
export function withLine(
  sections: readonly ScriptSection[],
  place: string,
  line: ScriptLine,
  { headings }: Known,
  isLast = false,
): ScriptSection[] {
  const heading = headings[SCRIPT_PLACES.find((each) => each === place) ?? 'facts'];
  return withSection(sections, place, heading).map((section) => {
    if (section.place !== place) return section;
    if (section.lines.length >= INTAKE_LIMITS.questionsMax)
      throw new ChangeRefused('The section is full: delete a line before you add another.');
    return { ...section, lines: section.lines.toSpliced(placeIn(section, isLast), 0, line) };
  });
}

/** Where a line goes that has no section of its own: details wait for the conflict check, so not before it. */
export function homeOf(sections: readonly ScriptSection[]): string {
  const facts = sections.find(({ place }) => place === 'facts');
  const others = sections.filter((section) => !isSpoken(section) && section.place !== 'decision');
  return (facts ?? others.at(-1))?.place ?? 'facts';
}
