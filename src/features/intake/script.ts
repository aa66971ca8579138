import {
  INTAKE_LIMITS,
  type IntakeScript,
  intakeScriptSchema,
  type Script,
  type ScriptLine,
  type ScriptPart,
  scriptLinesSchema,
} from './schema.ts';

export const OPENING = 'opening';
export const CLOSING = 'closing';
/** The part with notes for staff. It is printed with the script and never read aloud. */
export const NOTES = 'notes';
/** Parts between opening and closing in the order of the conversation: names come before facts. */
export const QUESTION_PARTS = [
  'urgency',
  'conflict',
  'facts',
  'evidence',
  'losses',
  'flags',
  'decision',
] as const;
/** All parts of a script by our library. */
export const SCRIPT_PARTS = [OPENING, ...QUESTION_PARTS, CLOSING] as const;
export const NOTES_PART: ScriptPart = { id: NOTES, heading: 'Notes from your firm' };

/** Returns whether the lines of a part are questions, which are numbered through the whole script. */
export const isQuestions = (part: string) => ![OPENING, CLOSING, NOTES].includes(part);

export const linesIn = <Line extends { part: string }>(lines: readonly Line[], part: string) =>
  lines.filter((line) => line.part === part);

/** Returns the script in its documented form, without notes and empty parts. */
export function documentOf({ parts, lines }: Pick<Script, 'parts' | 'lines'>): IntakeScript {
  const textsIn = (part: string) => linesIn(lines, part).map(({ text }) => text);
  return {
    opening: textsIn(OPENING).join('\n\n'),
    qualification: parts.flatMap(({ id, heading }) => {
      const questions = isQuestions(id) ? textsIn(id) : [];
      return questions.length ? [{ section: heading, questions }] : [];
    }),
    closing: textsIn(CLOSING).join('\n\n'),
  };
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).flatMap((each) => each.trim() || []);

/** Returns parts and lines of a script in its documented form. `notes` are the firm's notes. */
export function scriptFrom(
  { opening, qualification, closing }: IntakeScript,
  notes: ScriptLine[] = [],
) {
  const sections = [
    { id: OPENING, heading: 'Opening', texts: paragraphs(opening) },
    ...qualification.map(({ section, questions }, at) => ({
      id: `section-${at + 1}`,
      heading: section,
      texts: questions,
    })),
    { id: CLOSING, heading: 'Closing', texts: paragraphs(closing) },
  ];
  const lines = sections.flatMap(({ id: part, texts }) => texts.map((text) => ({ part, text })));
  return {
    parts: [...sections.map(({ id, heading }) => ({ id, heading })), NOTES_PART],
    lines: [...lines.map((line, at) => ({ id: `line-${at + 1}`, ...line })), ...notes],
  };
}

/** Returns the lines for a typed text, one for each line of it. Their ids are `prefix` with the next free numbers. */
export function newLines(
  lines: ScriptLine[],
  prefix: string,
  part: string,
  text: string,
): ScriptLine[] {
  const taken = lines.filter(({ id }) => id.startsWith(`${prefix}-`));
  const first = Math.max(0, ...taken.map(({ id }) => Number(id.slice(prefix.length + 1)))) + 1;
  const texts = text.split(/[\r\n\u2028\u2029]+/).flatMap((each) => each.trim() || []);
  return texts.map((each, at) => ({ id: `${prefix}-${first + at}`, part, text: each }));
}
const ownLines = (lines: ScriptLine[], part: string, text: string) =>
  newLines(lines, 'own', part, text).map((line) => ({ ...line, byHand: true as const }));

/** Returns the lines with more lines at the end of their part, or before one of its lines. */
export function addLines<Line extends Pick<ScriptLine, 'id' | 'part'>>(
  { parts, lines }: { parts: Script['parts']; lines: Line[] },
  more: Line[],
  before?: string,
) {
  const part = more[0]?.part;
  const upTo = parts.slice(0, parts.findIndex(({ id }) => id === part) + 1).map(({ id }) => id);
  const first = lines.findIndex((line) => line.id === before && line.part === part);
  const end = lines.findLastIndex((line) => upTo.includes(line.part)) + 1;
  return lines.toSpliced(first < 0 ? end : first, 0, ...more);
}

/** Returns the lines with a typed text at the end of a part, or before one of its lines. */
export const insertTyped = (script: Script, part: string, text: string, before?: string) =>
  addLines(script, ownLines(script.lines, part, text), before);

/**
 * Returns the lines with one line edited. Several lines of text become several lines of the script; an empty text deletes
 * the line.
 */
export function editLine(lines: ScriptLine[], id: string, text: string): ScriptLine[] {
  const line = lines.find((each) => each.id === id);
  if (!line || line.text === text.trim()) return lines;
  const [first, ...rest] = ownLines(lines, line.part, text);
  const own = first ? [{ ...first, id }, ...rest] : [];
  return lines.flatMap((each) => (each === line ? own : [each]));
}

/**
 * Returns the lines with one line moved by one position. From the end of a part it moves into the next part, but a note
 * remains a note.
 */
export function moveLine({ parts, lines }: Script, id: string, by: 1 | -1): ScriptLine[] {
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  const next = lines[at + by];
  if (!line) return lines;
  if (next?.part === line.part) return lines.with(at, next).with(at + by, line);
  const to = parts[parts.findIndex((part) => part.id === line.part) + by];
  const isNote = line.part === NOTES || to?.id === NOTES;
  return to && !isNote ? lines.with(at, { ...line, part: to.id }) : lines;
}

/**
 * Returns a script as plain text for copying, downloading and the lead; it ends with a line break. In a chat, each
 * direction to staff is on a separate line, so that nobody sends it to the caller. `warn` returns a warning that is added
 * to a line.
 */
export function scriptText(
  { parts, lines, config }: Pick<Script, 'parts' | 'lines' | 'config'>,
  warn: (line: ScriptLine) => string | undefined = () => undefined,
): string {
  let number = 0;
  const sections = parts.flatMap(({ id, heading }) => {
    const texts = linesIn(lines, id).map((line) => {
      const warning = warn(line);
      const pieces = linePieces(line.text).flatMap(({ text }) => text.trim() || []);
      const text = config.channel === 'chat' ? pieces.join('\n') : line.text;
      if (isQuestions(id)) number += 1;
      return `${isQuestions(id) ? `${number}. ` : ''}${text}${warning ? `\n[${warning}]` : ''}`;
    });
    const isSpoken = id === OPENING || id === CLOSING;
    return texts.length ? [heading.toUpperCase(), texts.join(isSpoken ? '\n\n' : '\n')] : [];
  });
  return `${sections.join('\n\n')}\n`;
}

/** Returns the reason why a script is too long to be saved, changed or sent; undefined if it is not. */
export function scriptProblem(script: Script): string | undefined {
  const { fullTextMax, textMax, questionsMax } = INTAKE_LIMITS;
  const isFit =
    scriptLinesSchema.safeParse(script.lines).success &&
    intakeScriptSchema.safeParse(documentOf(script)).success;
  const [whole, line] = [fullTextMax, textMax].map((max) => max.toLocaleString('en-US'));
  return isFit
    ? undefined
    : `A script asks at least one question. It may have ${whole} characters, a line ${line}, and a part ${questionsMax} lines.`;
}

/**
 * Matches a direction to staff: a whole sentence in brackets, "(Read the date back.)". "(813) 555-0142" and "(or both)" are
 * spoken.
 */
const DIRECTION = /(\([A-Z][^()]*[.!?:]\))/;

/** Returns the pieces of a line: spoken text, and directions to staff in brackets. */
export const linePieces = (line: string) =>
  line
    .split(DIRECTION)
    .map((text, at) => ({ at, text, isDirection: at % 2 === 1 }))
    .filter(({ text }) => text);
