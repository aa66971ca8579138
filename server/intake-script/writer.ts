import type { RefineIntake } from '../../src/features/intake/requests-schema.ts';
import type {
  IntakeConfig,
  IntakeTone,
  Script,
  ScriptLine,
} from '../../src/features/intake/schema.ts';
import {
  addLines,
  CLOSING,
  documentOf,
  insertTyped,
  NOTES,
  newLines,
  scriptFrom,
} from '../../src/features/intake/script.ts';
import {
  compose,
  countWords,
  lineRank,
  type ScriptSource,
  scriptSourceFor,
  shortened,
} from './compose.ts';
import { type Library, REQUIRED_RANK } from './library.ts';
import { readRequest } from './requests.ts';

/** The answer to a request that we do not understand. */
export const UNDERSTOOD_REQUESTS =
  'You can ask for: shorter, longer, plainer, another tone (professional, warm, assertive, empathetic), “ask about …”, “no questions about …” or “end with …”.';

/** Target length of a shorter and of a longer script, as a share of the words before. */
export const SHORTER_SHARE = 0.85;
export const LONGER_SHARE = 1.12;

export type ChangeOutcome =
  | { script: Script; done: string }
  /**
   * `refused`: the reason why nothing is changed, as a sentence. `isBeyond`: only a language model might make the change.
   */
  | { refused: string; isBeyond?: boolean };

const LIST = new Intl.ListFormat('en-US');
const quoted = ({ text }: ScriptLine) =>
  `“${text.length > 80 ? `${text.slice(0, 77).trimEnd()}…` : text}”`;
const spoken = ({ lines }: Script) => lines.filter(({ part }) => part !== NOTES);

/** Adds a sentence to `done` if the script has lines edited by hand, which do not change. */
function doneBeside(script: Script, done: string) {
  const hasOwn = spoken(script).some(({ byHand }) => byHand);
  return hasOwn ? `${done} Lines edited by hand stay as they are.` : done;
}

/**
 * Returns the script with all lines in this tone, plain or not, except those edited by hand; undefined if no line changes.
 */
function reworded(script: Script, known: ScriptSource, tone: IntakeTone, plain?: boolean) {
  const lines = script.lines.map((line) => {
    if (line.byHand || line.part === NOTES) return line;
    const ours = known.lineOf(line.id);
    if (ours) return { ...line, text: known.lineFor(ours, tone, plain).text };
    return plain ? { ...line, text: known.inPlain(line.text) } : line;
  });
  const isSame = lines.every(({ text }, at) => text === script.lines[at]?.text);
  return isSame ? undefined : { ...script, config: { ...script.config, tone }, plain, lines };
}

function changeTone(script: Script, known: ScriptSource, tone: IntakeTone): ChangeOutcome {
  const lines = spoken(script).filter(({ byHand }) => !byHand);
  const ours = lines.filter(({ id }) => known.lineOf(id));
  if (ours.length * 2 < lines.length || lines.length === 0)
    return {
      refused:
        'Most lines of this script are not ours, so our library has no other words for them: edit them in place, or generate another script.',
      isBeyond: true,
    };
  const next = reworded(script, known, tone, script.plain);
  if (!next) return { refused: `The script has the ${tone} tone already.` };
  return { script: next, done: doneBeside(script, `The tone is ${tone} now.`) };
}

function speakPlainly(script: Script, known: ScriptSource): ChangeOutcome {
  const next = reworded(script, known, script.config.tone, true);
  if (!next) return { refused: 'We found no plainer words for this script.' };
  return { script: next, done: doneBeside(script, 'The script has plainer words now.') };
}

function shorten(script: Script, known: ScriptSource): ChangeOutcome {
  const { script: next, gone } = shortened(script, known, countWords(script) * SHORTER_SHARE);
  if (!gone.length)
    return {
      refused:
        'Nothing more can be left out: what remains belongs in every script, or is yours, and you can delete any line by hand.',
      isBeyond: spoken(script).some(({ id, byHand }) => !byHand && !known.lineOf(id)),
    };
  const names = gone.map(({ id }) => known.lineOf(id)?.name ?? id);
  return { script: next, done: doneBeside(script, `Left out: ${LIST.format(names)}.`) };
}

function lengthen(script: Script, known: ScriptSource): ChangeOutcome {
  const enough = countWords(script) * LONGER_SHARE;
  const names: string[] = [];
  let next = script;
  for (const line of known.further) {
    if (countWords(next) >= enough) break;
    if (next.lines.some(({ id }) => id === line.id)) continue;
    const added = known.lineFor(line, script.config.tone, script.plain);
    next = { ...next, lines: addLines(next, [added]) };
    names.push(line.name);
  }
  if (names.length) return { script: next, done: `Added: ${LIST.format(names)}.` };
  return {
    refused:
      'There are no more questions to add: ask for one of your own, as in “ask about parking”.',
    isBeyond: true,
  };
}

/**
 * Returns the line for a typed question. A text with a punctuation mark at its end is used as it is. In an email, "about …"
 * becomes a question, and any other text gives undefined. On the other channels the text becomes a direction to staff.
 */
function questionText(question: string, { config: { channel } }: Script): string | undefined {
  if (/[.?!)"”]$/.test(question)) return question;
  if (channel === 'chat') return `(Staff only: ask ${question}.)`;
  if (channel !== 'email') return `(Ask ${question}.)`;
  return /^about /i.test(question) ? `Is there anything we should know ${question}?` : undefined;
}

function withLine(script: Script, part: string, text: string, before?: string): ChangeOutcome {
  if (script.lines.some((line) => line.text === text))
    return { refused: `The script has that line already: “${text}”` };
  const lines = insertTyped(script, part, text, before);
  return { script: { ...script, lines }, done: `Added: “${text}”` };
}

function addQuestion(script: Script, question: string): ChangeOutcome {
  const text = questionText(question, script);
  if (!text)
    return {
      refused:
        'Whoever gets an email reads every word of it, so write the question out, as in “ask: Do you need an interpreter?”.',
    };
  // Details come after the conflict check.
  const home = script.parts.find(({ id }) => id === 'facts') ?? script.parts.at(-3);
  return withLine(script, home?.id ?? 'facts', text);
}

/** Removes every line that contains these words as whole words or with a plural s. Lines that every script needs remain. */
function remove(script: Script, known: ScriptSource, words: string): ChangeOutcome {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}s?(?![\\p{L}\\p{N}])`, 'iu');
  const found = spoken(script).filter(({ text }) => whole.test(text));
  if (!found.length)
    return {
      refused: `No line of the script has the words “${words}”. Use words that are in the line, or press the line and delete it.`,
    };
  const remaining = found.filter((line) => !line.byHand && lineRank(known, line) === REQUIRED_RANK);
  const gone = found.filter((line) => !remaining.includes(line));
  const [first] = remaining;
  const reason =
    first && `This stays in every script, and you can edit it in place: ${quoted(first)}`;
  if (!gone.length) return { refused: reason ?? '' };
  const lines = script.lines.filter((line) => !gone.includes(line));
  const done = `Left out: ${gone.map(quoted).join(', ')}.`;
  return { script: { ...script, lines }, done: reason ? `${done} ${reason}` : done };
}

/** Writes and changes intake scripts: our own library, or a language model with the library as its replacement. */
export type ScriptWriter = {
  write(config: IntakeConfig): Promise<Script>;
  refine(request: RefineIntake): Promise<ChangeOutcome>;
};

/**
 * Returns the script to change. If its lines have no ids and the texts are not those that our library writes for these
 * answers, the script counts as written elsewhere.
 */
export function scriptToChange(library: Library, wanted: RefineIntake): Script {
  const { currentScript, lines, plain, config } = wanted;
  const { parts, notes } = scriptSourceFor(library, config);
  const isModels = lines?.some(({ id }) => id.startsWith('model-'));
  const made = { config, plain, writer: isModels ? 'model' : 'library' } as const;
  const hasPart = (part: string) => parts.some(({ id }) => id === part);
  if (lines?.every(({ part }) => hasPart(part))) return { ...made, parts, lines };
  const ours = compose(library, config);
  if (JSON.stringify(documentOf(ours)) === JSON.stringify(currentScript)) return ours;
  return { ...made, ...scriptFrom(currentScript, newLines([], 'note', NOTES, notes)) };
}

/** Changes a script of any writer, if our patterns recognize the request. */
export function refineByLibrary(library: Library, wanted: RefineIntake): ChangeOutcome {
  const change = wanted.change ?? readRequest(wanted.refinementRequest);
  if (!change) return { refused: UNDERSTOOD_REQUESTS, isBeyond: true };
  const script = scriptToChange(library, wanted);
  const known = scriptSourceFor(library, wanted.config);
  switch (change.kind) {
    case 'tone':
      return changeTone(script, known, change.tone);
    case 'plain':
      return speakPlainly(script, known);
    case 'shorter':
      return shorten(script, known);
    case 'longer':
      return lengthen(script, known);
    case 'ask':
      return addQuestion(script, change.question);
    case 'remove':
      return remove(script, known, change.words);
    case 'closing':
      return withLine(script, CLOSING, change.text, 'signature');
  }
}
