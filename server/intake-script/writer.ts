import type { Change, IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';
import { linesOf, type Script, type ScriptSection } from '../../src/features/intake/script.ts';
import { type Apply, type Changed, type ChangeParts, ChangeRefused } from './change.ts';
import { freeIds, type Known, knownFor, withIds } from './compose.ts';
import type { Library } from './library.ts';
import { ask, closeWith, remove } from './line-changes.ts';
import { changeTone, lengthen, shorten, speakPlainly } from './manner-changes.ts';
import { readRequest, UNDERSTOOD_REQUESTS } from './matcher.ts';
import { inPlainWords, spokenFirmName } from './wording.ts';

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
const CHANGE_ORDER = Object.keys(APPLY) as Change['kind'][];

/** Makes one change. Errors: ChangeRefused. */
function applyChange<K extends Change['kind']>(
  sections: ScriptSection[],
  change: Extract<Change, { kind: K }>,
  parts: ChangeParts,
): Changed {
  const apply: Apply<K> = APPLY[change.kind as K];
  return apply(sections, change, parts);
}

/** A script as it stands, the answers it was written for, and what should change. */
export type RefineAsk = {
  document: IntakeScript;
  /** The same with ids, from our own page. */
  lines?: ScriptSection[] | undefined;
  config: IntakeConfig;
  /** In the visitor's words. */
  request: string;
  /** What a button stands for. */
  change?: Change | undefined;
};

/** A changed script, what was done and what was not, a sentence each; or why nothing was changed. */
export type Refined = (
  | { script: Script; understood: string[]; untouched: string[] }
  | { refused: string }
) & {
  /** Some of it our library could not do; a language model might. */
  beyond?: boolean;
};

/** Whoever writes intake scripts: our own library, or a language model with the library behind it. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<Script>;
  refine(ask: RefineAsk): Promise<Refined>;
};

/** Whether the script has been put into plain words: none of its lines of ours has harder ones. */
function isPlain(sections: readonly ScriptSection[], { byId }: Known, { tone }: IntakeConfig) {
  const ours = linesOf(sections).flatMap(({ id, text, byHand }) => {
    const line = byHand ? undefined : byId.get(id);
    return line
      ? [{ text, plain: line.say({ tone, plain: true }), usual: line.say({ tone, plain: false }) }]
      : [];
  });
  return ours.some(({ text, plain, usual }) => plain !== usual && text === plain);
}

const isOfModel = (sections: readonly ScriptSection[]) =>
  linesOf(sections).some(({ id }) => id.startsWith('model-'));

/** The script to change, with ids. Of one that came without, what is none of ours counts as written by hand, if not told else. */
export function sectionsOf(
  known: Known,
  { document, lines }: RefineAsk,
  isByHand = true,
): ScriptSection[] {
  const id = freeIds(isByHand ? 'own' : 'model', []);
  const other = (text: string) => ({ id: id(), text, ...(isByHand && { byHand: true as const }) });
  return lines ?? withIds(known, document, [], other);
}

function partsFor(
  library: Library,
  known: Known,
  sections: ScriptSection[],
  config: IntakeConfig,
): ChangeParts {
  const firm = spokenFirmName(config.firmName);
  return {
    known,
    manner: { tone: config.tone, plain: isPlain(sections, known, config) },
    inPlain: (text) =>
      text
        .split(firm)
        .map((piece) => inPlainWords(piece, library.plainWords))
        .join(firm),
  };
}

/** Changes a script, whoever wrote it: what is understood is done, the rest is named. */
export function refineByLibrary(library: Library, ask: RefineAsk): Refined {
  const { changes, unknown, refusal } = ask.change
    ? { changes: [ask.change], unknown: [] }
    : readRequest(ask.request);
  if (!changes.length) return { refused: refusal ?? UNDERSTOOD_REQUESTS, beyond: true };
  const known = knownFor(library, ask.config);
  let sections = sectionsOf(known, ask);
  const parts = partsFor(library, known, sections, ask.config);
  const done: string[] = [];
  const refused: ChangeRefused[] = [];
  const untouched = new Map<string, string>();
  let { tone } = ask.config;
  for (const change of changes.toSorted(
    (a, b) => CHANGE_ORDER.indexOf(a.kind) - CHANGE_ORDER.indexOf(b.kind),
  )) {
    try {
      const changed = applyChange(sections, change, {
        ...parts,
        manner: { ...parts.manner, tone },
      });
      sections = changed.sections;
      tone = changed.tone ?? tone;
      if (change.kind === 'plain') parts.manner.plain = true;
      done.push(changed.done);
      for (const { id, text } of changed.untouched) untouched.set(id, text);
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      refused.push(error);
    }
  }
  const beyond = unknown.length > 0 || refused.some((each) => each.beyond);
  const notUnderstood = unknown.map(
    (text) => `Not done, because we do not understand it: “${text}”.`,
  );
  if (!done.length) {
    const reasons = new Set([...refused.map(({ message }) => message), ...notUnderstood]);
    return { refused: [...reasons].join(' '), beyond };
  }
  const left = [...refused.map(({ message }) => `Not done: ${message}`), ...notUnderstood];
  const writer = isOfModel(sections) ? 'model' : 'library';
  return {
    script: { sections, notes: known.notes, writer, tone },
    understood: [...done, ...new Set(left)],
    untouched: [...untouched.values()],
    beyond,
  };
}
