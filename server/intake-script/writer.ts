import type { RefineIntake, ScriptChange } from '../../src/features/intake/requests-schema.ts';
import type { IntakeConfig, Script, ScriptLine } from '../../src/features/intake/schema.ts';
import {
  addLines,
  CLOSING,
  documentOf,
  insertVisitorLines,
  NOTES,
  newLines,
  scriptFrom,
} from '../../src/features/intake/script.ts';
import {
  composeScript,
  countWords,
  lineRank,
  type ScriptSource,
  scriptSourceFor,
  shortenTo,
  spokenLines,
} from './compose.ts';
import { type Library, REQUIRED_RANK } from './library.ts';
import { readRequest } from './requests.ts';

export const UNDERSTOOD_REQUESTS =
  'You can ask for: shorter, longer, plainer, another tone (professional, warm, assertive, empathetic), “ask about …”, “no questions about …” or “end with …”.';

export const SHORTER_SHARE = 0.85;
export const LONGER_SHARE = 1.12;

export type ChangeOutcome =
  | { script: Script; done: string }
  /** `needsModel` is true if only a language model might make the change. */
  | { refused: string; needsModel?: boolean };

const LIST_FORMAT = new Intl.ListFormat('en-US');
const quoteLine = ({ text }: ScriptLine) =>
  `“${text.length > 80 ? `${text.slice(0, 77).trimEnd()}…` : text}”`;

function withEditNote(script: Script, done: string) {
  const hasEdits = spokenLines(script).some(({ byHand }) => byHand);
  return hasEdits ? `${done} Lines edited by hand stay as they are.` : done;
}

type WordingChange = Extract<ScriptChange, { kind: 'tone' | 'plain' }>;

/** Does not change lines edited by hand, nor lines that are not from our library. */
function changeWording(script: Script, source: ScriptSource, change: WordingChange): ChangeOutcome {
  const lines = spokenLines(script).filter(({ byHand }) => !byHand);
  const libraryLines = lines.flatMap(({ id }) => source.lineOf(id) ?? []);
  if (libraryLines.length * 2 < lines.length || lines.length === 0)
    return {
      refused:
        'Most lines of this script are not ours, so our library has no other words for them: edit them in place, or generate another script.',
      needsModel: true,
    };
  const tone = change.kind === 'tone' ? change.tone : script.config.tone;
  const plain = change.kind === 'plain' || script.plain;
  const newLines = script.lines.map((line) => {
    const libraryLine = line.byHand ? undefined : source.lineOf(line.id);
    return libraryLine ? source.lineFor(libraryLine, tone, plain) : line;
  });
  const isSame = newLines.every(({ text }, index) => text === script.lines[index]?.text);
  const noun = change.kind === 'tone' ? `the ${tone} tone` : 'plain words';
  if (isSame) return { refused: `The script has ${noun} already.` };
  const config = { ...script.config, tone };
  const newScript = { ...script, config, plain, lines: newLines };
  return { script: newScript, done: withEditNote(script, `The script has ${noun} now.`) };
}

function shortenScript(script: Script, source: ScriptSource): ChangeOutcome {
  const { script: newScript, removed } = shortenTo(
    script,
    source,
    countWords(script) * SHORTER_SHARE,
  );
  if (!removed.length)
    return {
      refused:
        'Nothing more can be left out: what remains belongs in every script, or is yours, and you can delete any line by hand.',
      needsModel: spokenLines(script).some(({ id, byHand }) => !byHand && !source.lineOf(id)),
    };
  const names = removed.map(({ id }) => source.lineOf(id)?.name ?? id);
  return {
    script: newScript,
    done: withEditNote(script, `Left out: ${LIST_FORMAT.format(names)}.`),
  };
}

function lengthenScript(script: Script, source: ScriptSource): ChangeOutcome {
  const minWords = countWords(script) * LONGER_SHARE;
  const names: string[] = [];
  let newScript = script;
  for (const line of source.furtherLines) {
    if (countWords(newScript) >= minWords) break;
    if (newScript.lines.some(({ id }) => id === line.id)) continue;
    const addedLine = source.lineFor(line, script.config.tone, script.plain);
    newScript = { ...newScript, lines: addLines(newScript, [addedLine]) };
    names.push(line.name);
  }
  if (names.length) return { script: newScript, done: `Added: ${LIST_FORMAT.format(names)}.` };
  return {
    refused:
      'There are no more questions to add: ask for one of your own, as in “ask about parking”.',
    needsModel: true,
  };
}

// A text with a punctuation mark at its end stays as it is. On any channel except email, any other
// text becomes a direction to staff. In an email, "about …" becomes a question. For any other
// text, the result is undefined.
function questionText(question: string, { config: { channel } }: Script): string | undefined {
  if (/[.?!)"”]$/.test(question)) return question;
  if (channel === 'chat') return `(Staff only: ask ${question}.)`;
  if (channel !== 'email') return `(Ask ${question}.)`;
  return /^about /i.test(question) ? `Is there anything we should know ${question}?` : undefined;
}

function addLine(script: Script, part: string, text: string, before?: string): ChangeOutcome {
  if (script.lines.some((line) => line.text === text))
    return { refused: `The script has that line already: “${text}”` };
  const lines = insertVisitorLines(script, part, text, before);
  return { script: { ...script, lines }, done: `Added: “${text}”` };
}

function addQuestion(script: Script, question: string): ChangeOutcome {
  const text = questionText(question, script);
  if (!text)
    return {
      refused:
        'Whoever gets an email reads every word of it, so write the question out, as in “ask: Do you need an interpreter?”.',
    };
  // A question about details belongs after the conflict check.
  const part = script.parts.find(({ id }) => id === 'facts') ?? script.parts.at(-3);
  return addLine(script, part?.id ?? 'facts', text);
}

// Removes the lines that contain the phrase as whole words or with a plural s. Required lines stay.
function removeLines(script: Script, source: ScriptSource, phrase: string): ChangeOutcome {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(phrase)}s?(?![\\p{L}\\p{N}])`,
    'iu',
  );
  const matches = spokenLines(script).filter(({ text }) => pattern.test(text));
  if (!matches.length)
    return {
      refused: `No line of the script has the words “${phrase}”. Use words that are in the line, or press the line and delete it.`,
    };
  const isRequired = (line: ScriptLine) => !line.byHand && lineRank(source, line) === REQUIRED_RANK;
  const removedLines = matches.filter((line) => !isRequired(line));
  const requiredLine = matches.find(isRequired);
  const reason =
    requiredLine &&
    `This stays in every script, and you can edit it in place: ${quoteLine(requiredLine)}`;
  if (!removedLines.length) return { refused: reason ?? '' };
  const lines = script.lines.filter((line) => !removedLines.includes(line));
  const done = `Left out: ${removedLines.map(quoteLine).join(', ')}.`;
  return { script: { ...script, lines }, done: reason ? `${done} ${reason}` : done };
}

export type ScriptWriter = {
  write(config: IntakeConfig): Promise<Script>;
  refine(request: RefineIntake): Promise<ChangeOutcome>;
};

// A script without line ids may be the script that our library writes for these answers. If its
// texts differ, it counts as written elsewhere.
export function scriptToChange(library: Library, request: RefineIntake): Script {
  const { currentScript, lines, plain, config } = request;
  const { parts, notes } = scriptSourceFor(library, config);
  const isByModel = lines?.some(({ id }) => id.startsWith('model-'));
  const base = { config, plain, writer: isByModel ? 'model' : 'library' } as const;
  const hasPart = (part: string) => parts.some(({ id }) => id === part);
  if (lines?.every(({ part }) => hasPart(part))) return { ...base, parts, lines };
  const composedScript = composeScript(library, config);
  if (JSON.stringify(documentOf(composedScript)) === JSON.stringify(currentScript))
    return composedScript;
  return { ...base, ...scriptFrom(currentScript, newLines([], 'note', NOTES, notes)) };
}

export function refineByLibrary(library: Library, request: RefineIntake): ChangeOutcome {
  const change = request.change ?? readRequest(request.refinementRequest);
  if (!change) return { refused: UNDERSTOOD_REQUESTS, needsModel: true };
  const script = scriptToChange(library, request);
  const source = scriptSourceFor(library, request.config);
  switch (change.kind) {
    case 'tone':
    case 'plain':
      return changeWording(script, source, change);
    case 'shorter':
      return shortenScript(script, source);
    case 'longer':
      return lengthenScript(script, source);
    case 'ask':
      return addQuestion(script, change.question);
    case 'remove':
      return removeLines(script, source, change.words);
    case 'closing':
      return addLine(script, CLOSING, change.text, 'signature');
  }
}
