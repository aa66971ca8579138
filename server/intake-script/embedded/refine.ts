import {
  type IntakeConfig,
  type IntakeScript,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import type { Change } from '../refinement/changes.ts';
import { parseRefinement, UNDERSTOOD_REQUESTS } from '../refinement.ts';
import { countWords } from '../script-words.ts';
import type { Refined } from '../script-writer.ts';
import { type ChangeContext, ChangeRefused } from './change.ts';
import { changeTone, speakPlainly } from './change-manner.ts';
import { ask, remove } from './change-questions.ts';
import { closeWith } from './close-with.ts';
import { asScript, type Draft } from './draft.ts';
import { lengthen } from './lengthen.ts';
import type { Library } from './library.ts';
import { mannerOf, recognise } from './recognise.ts';
import { shorten } from './shorten.ts';
import { understood } from './understood.ts';

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

function apply(draft: Draft, change: Change, context: ChangeContext): Draft {
  switch (change.kind) {
    case 'tone':
      return changeTone(draft, change, context);
    case 'plain-words':
      return speakPlainly(draft, change, context);
    case 'remove':
      return remove(draft, change, context);
    case 'close-with':
      return closeWith(draft, change, context);
    case 'shorter':
      return shorten(draft, change, context);
    case 'longer':
      return lengthen(draft, change, context);
    default:
      return ask(draft, change, context);
  }
}

/** The changed script and what was done. Errors: ChangeRefused. */
export function carryOut(library: Library, config: IntakeConfig, before: Draft, changes: readonly Change[]) {
  if (!changes.length) throw new ChangeRefused(UNDERSTOOD_REQUESTS);
  const inOrder = changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const wordsBefore = countWords(asScript(before));
  const done: string[] = [];
  const draft = inOrder.reduce((each, change) => {
    const manner = mannerOf(each, config.tone);
    const next = apply(each, change, { library, config, manner, wordsBefore });
    done.push(understood(change, each, next));
    return next;
  }, before);
  const parsed = intakeScriptSchema.safeParse(asScript(draft));
  if (!parsed.success) throw new ChangeRefused('The script would become too long: remove something first.');
  if (JSON.stringify(parsed.data) === JSON.stringify(asScript(before)))
    throw new ChangeRefused('These changes cancel each other out, so the script stays as it is.');
  return { script: parsed.data, understood: done };
}

/** Changes a script, whoever wrote it and whatever was changed before; a request is done whole or refused. */
export function refine(
  library: Library,
  current: IntakeScript,
  config: IntakeConfig,
  request: string,
): Refined {
  try {
    return carryOut(library, config, recognise(library, config, current), parseRefinement(request));
  } catch (error) {
    if (error instanceof ChangeRefused) return { refused: error.message };
    throw error;
  }
}
