import type { Change } from '../../src/features/intake/schema.ts';
import type { ScriptSection } from '../../src/features/intake/script.ts';
import type { Apply, Changed, ChangeParts } from './change.ts';
import { ask, closeWith, remove } from './line-changes.ts';
import { changeTone, lengthen, shorten, speakPlainly } from './manner-changes.ts';

const APPLY: { [K in Change['kind']]: Apply<K> } = {
  tone: changeTone,
  plain: speakPlainly,
  remove,
  ask,
  closing: closeWith,
  shorter: shorten,
  longer: lengthen,
};
/** The length is looked at last: "shorter and warmer" is shorter in its new tone. */
export const CHANGE_ORDER = Object.keys(APPLY) as Change['kind'][];

/** Makes one change. Errors: ChangeRefused. */
export function applyChange<K extends Change['kind']>(
  sections: ScriptSection[],
  change: Extract<Change, { kind: K }>,
  parts: ChangeParts,
): Changed {
  const apply: Apply<K> = APPLY[change.kind as K];
  return apply(sections, change, parts);
}
