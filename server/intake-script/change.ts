import type { Change, IntakeTone } from '../../src/features/intake/schema.ts';
import type { ScriptLine, ScriptSection } from '../../src/features/intake/script.ts';
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
