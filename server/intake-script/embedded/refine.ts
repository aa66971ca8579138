import {
  type IntakeConfig,
  type IntakeScript,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import type { Change } from '../refinement/changes.ts';
import { parseRefinement, UNDERSTOOD_REQUESTS } from '../refinement.ts';
import { countWords } from '../script-words.ts';
import { NotUnderstood } from '../script-writer.ts';
import type { Desk } from './change.ts';
import { changeTone, speakPlainly } from './change-manner.ts';
import { ask, remove } from './change-questions.ts';
import { closeWith } from './close-with.ts';
import { asScript, type Draft } from './draft.ts';
import { lengthen } from './lengthen.ts';
import type { Library } from './library.ts';
import { mannerOf, recognise } from './recognise.ts';
import { shorten } from './shorten.ts';

/** The length is looked at last: "shorter and warmer" is shorter in its new tone. */
const ORDER: readonly Change['kind'][] = [
  'tone',
  'plain-words',
  'remove',
  'ask',
  'ask-about',
  'ask-clause',
  'close-with',
  'shorter',
  'longer',
];

function apply(draft: Draft, change: Change, desk: Desk): Draft {
  switch (change.kind) {
    case 'tone':
      return changeTone(draft, change, desk);
    case 'plain-words':
      return speakPlainly(draft, change, desk);
    case 'remove':
      return remove(draft, change, desk);
    case 'close-with':
      return closeWith(draft, change, desk);
    case 'shorter':
      return shorten(draft, change, desk);
    case 'longer':
      return lengthen(draft, change, desk);
    default:
      return ask(draft, change, desk);
  }
}

/**
 * Changes a script, whoever wrote it and whatever was changed before.
 * In: library, the script as it stands, the answers it was written for, the request as typed. Out: the changed script.
 * Errors: NotUnderstood, saying why, when any part of the request is not understood or cannot be done.
 */
export function refine(
  library: Library,
  current: IntakeScript,
  config: IntakeConfig,
  request: string,
): IntakeScript {
  const changes = parseRefinement(request);
  if (!changes.length) throw new NotUnderstood(UNDERSTOOD_REQUESTS);
  const inOrder = changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const wordsBefore = countWords(current);
  const draft = inOrder.reduce(
    (each, change) => {
      const manner = mannerOf(each, config.tone);
      return apply(each, change, { library, config, manner, wordsBefore });
    },
    recognise(library, config, current),
  );
  const changed = intakeScriptSchema.safeParse(asScript(draft));
  if (!changed.success) throw new NotUnderstood('The script would become too long: remove something first.');
  const before = asScript(recognise(library, config, current));
  if (JSON.stringify(changed.data) === JSON.stringify(before)) throw new NotUnderstood(UNDERSTOOD_REQUESTS);
  return changed.data;
}
