import {
  type IntakeConfig,
  type IntakeScript,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import type { Change } from '../refinement/changes.ts';
import { inDoubt, type ReadRequest, readRefinement, UNDERSTOOD_REQUESTS } from '../refinement.ts';
import { countWords } from '../script-words.ts';
import type { Refined } from '../script-writer.ts';
import { type ChangeContext, ChangeRefused } from './change.ts';
import { changeTone, speakPlainly } from './change-manner.ts';
import { ask, isGone, oneByOne, remove } from './change-questions.ts';
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

const UNKNOWN_LINE = 'The script asks nothing about that.';

/** A part of a request that was not done, and why. */
function notDone(change: Change, { message }: ChangeRefused) {
  const why = message === UNDERSTOOD_REQUESTS ? UNKNOWN_LINE : message;
  return change.kind === 'remove' ? `Not done, “${change.topic}”: ${why}` : `Not done: ${why}`;
}

/**
 * The changed script, what was done, and what of a longer request was not.
 * Errors: ChangeRefused where nothing was.
 */
export function carryOut(
  library: Library,
  config: IntakeConfig,
  before: Draft,
  { changes, unknown, isInDoubt }: ReadRequest,
) {
  if (!changes.length) throw new ChangeRefused(isInDoubt ? inDoubt(unknown) : UNDERSTOOD_REQUESTS);
  const wordsBefore = countWords(asScript(before));
  const context = (draft: Draft) => ({ library, config, manner: mannerOf(draft, config.tone), wordsBefore });
  const inOrder = changes
    .flatMap((change) => oneByOne(before, change))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const done: string[] = [];
  const refused: { change: Change; error: ChangeRefused }[] = [];
  let draft = before;
  for (const change of inOrder) {
    try {
      if (isGone(before, draft, change)) continue;
      const next = apply(draft, change, context(draft));
      done.push(understood(change, draft, next));
      draft = next;
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      refused.push({ change, error });
    }
  }
  const [first] = refused;
  if (first && !done.length) throw first.error;
  const parsed = intakeScriptSchema.safeParse(asScript(draft));
  if (!parsed.success) throw new ChangeRefused('The script would become too long: remove something first.');
  if (JSON.stringify(parsed.data) === JSON.stringify(asScript(before)))
    throw new ChangeRefused('These changes cancel each other out, so the script stays as it is.');
  const left = [
    ...refused.map(({ change, error }) => notDone(change, error)),
    ...unknown.map((text) => `Not done, because we do not understand it: “${text}”.`),
  ];
  return { script: parsed.data, understood: [...done, ...new Set(left)] };
}

/** Changes a script, whoever wrote it and whatever was changed before: what is understood is done, the rest is named. */
export function refine(
  library: Library,
  current: IntakeScript,
  config: IntakeConfig,
  request: string,
): Refined {
  try {
    return carryOut(library, config, recognise(library, config, current), readRefinement(request));
  } catch (error) {
    if (error instanceof ChangeRefused) return { refused: error.message };
    throw error;
  }
}
