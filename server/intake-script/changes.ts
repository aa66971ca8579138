import type { Change } from '../../src/features/intake/requests-schema.ts';
import type { IntakeTone } from '../../src/features/intake/schema.ts';
import {
  added,
  CLOSING,
  NOTES,
  newLines,
  removed,
  type Script,
  type ScriptLine,
} from '../../src/features/intake/script.ts';
import { countWords, leastImportant, ranksOf } from './compose.ts';
import { ALWAYS, type Known } from './lines.ts';

/** What a visitor reads whose request is not understood. */
export const UNDERSTOOD_REQUESTS =
  'You can ask for: shorter, longer, plainer, another tone (professional, warm, assertive, empathetic), “ask about …”, “no questions about …” or “end with …”.';

/** The words of a shorter and of a longer script, as a share of the words before, where possible. */
export const SHORTER_SHARE = 0.85;
export const LONGER_SHARE = 1.12;
/** No script is made shorter or longer than this, in words. */
const WORDS = { least: 100, most: 1_000 } as const;

/** Why nothing is changed, in a sentence. `isBeyond`: our library cannot, a language model might. */
type Refused = { refused: string; isBeyond?: true };
type Changed = {
  script: Script;
  done: string;
  /** Lines by hand that the change would have concerned. */
  untouched: readonly ScriptLine[];
};
export type Outcome = Changed | Refused;
/** Our lines for the script, and plainer words for any text. */
type Deps = { known: Known; inPlain(text: string): string };

const LIST = new Intl.ListFormat('en-US');
const quoted = ({ text }: ScriptLine) =>
  `“${text.length > 80 ? `${text.slice(0, 77).trimEnd()}…` : text}”`;
const spoken = ({ lines }: Script) => lines.filter(({ part }) => part !== NOTES);
const byHandIn = (script: Script) => spoken(script).filter(({ byHand }) => byHand);
const allOurs = ({ lines, more }: Known) =>
  new Map([...lines, ...more].map((line) => [line.id, line]));

/** Writes every line of ours that was not edited in this tone, plain or not. */
function reworded(script: Script, known: Known, manner: Pick<Script, 'tone' | 'plain'>) {
  const ours = allOurs(known);
  const lines = script.lines.map((line) => {
    const own = line.byHand ? undefined : ours.get(line.id);
    return own ? { ...line, text: known.textOf(own, manner) } : line;
  });
  return { ...script, ...manner, lines };
}
const isSame = (one: Script, other: Script) =>
  one.lines.every(({ text }, at) => text === other.lines[at]?.text);

function changeTone(script: Script, tone: IntakeTone, { known }: Deps): Outcome {
  const ours = allOurs(known);
  const lines = spoken(script).filter(({ byHand }) => !byHand);
  if (lines.filter(({ id }) => ours.has(id)).length * 2 < lines.length || lines.length === 0)
    return {
      refused:
        'Most lines of this script are not ours, so our library has no other words for them: edit them in place, or generate another script.',
      isBeyond: true,
    };
  const next = reworded(script, known, { tone, plain: script.plain });
  if (isSame(next, script)) return { refused: `The script has the ${tone} tone already.` };
  return { script: next, done: `The tone is ${tone} now.`, untouched: byHandIn(script) };
}

function speakPlainly(script: Script, { known, inPlain }: Deps): Outcome {
  const plainScript = reworded(script, known, { tone: script.tone, plain: true });
  const ours = allOurs(known);
  const lines = plainScript.lines.map((line) =>
    line.byHand || line.part === NOTES || ours.has(line.id)
      ? line
      : { ...line, text: inPlain(line.text) },
  );
  const next = { ...plainScript, lines };
  if (isSame(next, script)) return { refused: 'We found no plainer words for this script.' };
  const untouched = byHandIn(script).filter(({ text }) => inPlain(text) !== text);
  return { script: next, done: 'The script has plainer words now.', untouched };
}

function shorten(script: Script, { known }: Deps): Outcome {
  const ours = allOurs(known);
  const rankOf = ranksOf([...ours.values()]);
  const before = countWords(script);
  const gone: ScriptLine[] = [];
  let next = script;
  while (countWords(next) > before * SHORTER_SHARE) {
    const least = leastImportant(
      next.lines.filter(({ byHand }) => !byHand),
      rankOf,
    );
    const left = least && { ...next, lines: removed(next.lines, least.id) };
    if (!left || countWords(left) < WORDS.least) break;
    gone.push(least);
    next = left;
  }
  const last = gone.at(-1);
  if (!last)
    return {
      refused:
        'Nothing more can be left out: what remains belongs in every script, or is yours, and you can delete any line by hand.',
      ...(spoken(script).some(({ id, byHand }) => !byHand && !ours.has(id)) && { isBeyond: true }),
    };
  const names = gone.map(({ id }) => ours.get(id)?.name ?? id);
  return {
    script: next,
    done: `Left out: ${LIST.format(names)}.`,
    untouched: byHandIn(script).filter(({ id }) => rankOf(id) <= rankOf(last.id)),
  };
}

function lengthen(script: Script, { known }: Deps): Outcome {
  const before = countWords(script);
  const names: string[] = [];
  let next = script;
  for (const line of known.more) {
    if (countWords(next) >= before * LONGER_SHARE) break;
    if (next.lines.some(({ id }) => id === line.id)) continue;
    const { id, part, name } = line;
    const lines = added(next.parts, next.lines, [{ id, part, text: known.textOf(line, script) }]);
    if (countWords({ ...next, lines }) > WORDS.most) continue;
    next = { ...next, lines };
    names.push(name);
  }
  if (!names.length)
    return {
      refused:
        'There are no more questions to add: ask for one of your own, as in “ask about parking”.',
      isBeyond: true,
    };
  return { script: next, done: `Added: ${LIST.format(names)}.`, untouched: [] };
}

/** A text with a sentence sign at its end is used as it is; any other becomes a direction to staff, which no email has. */
function questionText(question: string, { channel }: Script): string | undefined {
  if (/[.?!)"”]$/.test(question)) return question;
  if (channel === 'chat') return `(Staff only: ask ${question}.)`;
  if (channel !== 'email') return `(Ask ${question}.)`;
  return /^about /i.test(question) ? `Is there anything we should know ${question}?` : undefined;
}

const alreadyThere = (text: string) => ({
  refused: `The script has that line already: “${text}”`,
});

function withLine(script: Script, part: string, text: string, before?: string): Outcome {
  if (script.lines.some((line) => line.text === text)) return alreadyThere(text);
  const [line] = newLines(script.lines, 'own', part, text);
  const lines = line ? [{ ...line, byHand: true as const }] : [];
  const next = { ...script, lines: added(script.parts, script.lines, lines, before) };
  return { script: next, done: `Added: “${text}”`, untouched: [] };
}

/** Every script has a question about how somebody found the firm. */
const SOURCE =
  /\b(?:(?:hear|heard|learn|learned) (?:about|of)|found(?: out about)?) (?:us|the firm)\b|\bhow did (?:you|they) find us\b|\bwho (?:sent|referred) (?:you|them)\b/i;

function addQuestion(script: Script, question: string): Outcome {
  const source = script.lines.find(({ id }) => id === 'source');
  if (source && SOURCE.test(question)) return alreadyThere(source.text);
  const text = questionText(question, script);
  if (!text)
    return {
      refused:
        'Whoever gets an email reads every word of it, so write the question out, as in “ask: Do you need an interpreter?”.',
    };
  // Details wait for the conflict check.
  const home = script.parts.find(({ id }) => id === 'facts') ?? script.parts.at(-3);
  return withLine(script, home?.id ?? 'facts', text);
}

/** Removes every line that contains these words as typed, as whole words or with an s, except lines that every script needs. */
function remove(script: Script, words: string, { known }: Deps): Outcome {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}s?(?![\\p{L}\\p{N}])`, 'iu');
  const found = spoken(script).filter(({ text }) => whole.test(text));
  if (!found.length)
    return {
      refused: `No line of the script has the words “${words}”. Use words that are in the line, or press the line and delete it.`,
    };
  const required = new Set(known.lines.flatMap(({ id, rank }) => (rank === ALWAYS ? [id] : [])));
  const remaining = found.filter(({ id, byHand }) => !byHand && required.has(id));
  const gone = found.filter((line) => !remaining.includes(line));
  const [first] = remaining;
  const reason =
    first && `This stays in every script, and you can edit it in place: ${quoted(first)}`;
  if (!gone.length) return { refused: reason ?? '' };
  const lines = script.lines.filter((line) => !gone.includes(line));
  const done = `Left out: ${gone.map(quoted).join(', ')}.`;
  return { script: { ...script, lines }, done: reason ? `${done} ${reason}` : done, untouched: [] };
}

/** Makes one change. */
export function changed(script: Script, change: Change, parts: Deps): Outcome {
  switch (change.kind) {
    case 'tone':
      return changeTone(script, change.tone, parts);
    case 'plain':
      return speakPlainly(script, parts);
    case 'shorter':
      return shorten(script, parts);
    case 'longer':
      return lengthen(script, parts);
    case 'ask':
      return addQuestion(script, change.question);
    case 'remove':
      return remove(script, change.words, parts);
    case 'closing':
      return withLine(script, CLOSING, change.text, 'signature');
  }
}
