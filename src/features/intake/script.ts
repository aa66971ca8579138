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
/** Notes are printed with the script and never read aloud. */
export const NOTES = 'notes';
/** Parts in the order of the conversation: names come before facts. */
export const QUESTION_PARTS = [
  'urgency',
  'conflict',
  'facts',
  'evidence',
  'losses',
  'flags',
  'decision',
] as const;
export const SCRIPT_PARTS = [OPENING, ...QUESTION_PARTS, CLOSING] as const;
export const NOTES_PART: ScriptPart = { id: NOTES, heading: 'Notes from your firm' };

/** True for a part with questions, which are numbered through the whole script. */
export const isQuestionPart = (part: string) => ![OPENING, CLOSING, NOTES].includes(part);

export const linesIn = <Line extends { part: string }>(lines: readonly Line[], part: string) =>
  lines.filter((line) => line.part === part);

/** Returns the documented form, without notes and empty parts. */
export function documentOf({ parts, lines }: Pick<Script, 'parts' | 'lines'>): IntakeScript {
  const textsIn = (part: string) => linesIn(lines, part).map(({ text }) => text);
  return {
    opening: textsIn(OPENING).join('\n\n'),
    qualification: parts.flatMap(({ id, heading }) => {
      const questions = isQuestionPart(id) ? textsIn(id) : [];
      return questions.length ? [{ section: heading, questions }] : [];
    }),
    closing: textsIn(CLOSING).join('\n\n'),
  };
}

const splitParagraphs = (text: string) =>
  text.split(/\n\s*\n/).flatMap((each) => each.trim() || []);

export function scriptFrom(
  { opening, qualification, closing }: IntakeScript,
  notes: ScriptLine[] = [],
) {
  const sections = [
    { id: OPENING, heading: 'Opening', texts: splitParagraphs(opening) },
    ...qualification.map(({ section, questions }, index) => ({
      id: `section-${index + 1}`,
      heading: section,
      texts: questions,
    })),
    { id: CLOSING, heading: 'Closing', texts: splitParagraphs(closing) },
  ];
  const lines = sections.flatMap(({ id: part, texts }) => texts.map((text) => ({ part, text })));
  return {
    parts: [...sections.map(({ id, heading }) => ({ id, heading })), NOTES_PART],
    lines: [...lines.map((line, index) => ({ id: `line-${index + 1}`, ...line })), ...notes],
  };
}

/** Returns a line for each line of the text. Ids are `prefix` with the next free numbers. */
export function newLines(
  lines: ScriptLine[],
  prefix: string,
  part: string,
  text: string,
): ScriptLine[] {
  const numberedLines = lines.filter(({ id }) => id.startsWith(`${prefix}-`));
  const firstNumber =
    Math.max(0, ...numberedLines.map(({ id }) => Number(id.slice(prefix.length + 1)))) + 1;
  const texts = text.split(/[\r\n\u2028\u2029]+/).flatMap((each) => each.trim() || []);
  return texts.map((lineText, index) => ({
    id: `${prefix}-${firstNumber + index}`,
    part,
    text: lineText,
  }));
}
const visitorLines = (lines: ScriptLine[], part: string, text: string) =>
  newLines(lines, 'own', part, text).map((line) => ({ ...line, byHand: true as const }));

/** Adds lines at the end of their part, or before the line `nextId`. */
export function addLines<Line extends Pick<ScriptLine, 'id' | 'part'>>(
  { parts, lines }: { parts: Script['parts']; lines: Line[] },
  addedLines: Line[],
  nextId?: string,
) {
  const part = addedLines[0]?.part;
  const precedingParts = parts
    .slice(0, parts.findIndex(({ id }) => id === part) + 1)
    .map(({ id }) => id);
  const nextIndex = lines.findIndex((line) => line.id === nextId && line.part === part);
  const endIndex = lines.findLastIndex((line) => precedingParts.includes(line.part)) + 1;
  return lines.toSpliced(nextIndex < 0 ? endIndex : nextIndex, 0, ...addedLines);
}

export const insertVisitorLines = (script: Script, part: string, text: string, nextId?: string) =>
  addLines(script, visitorLines(script.lines, part, text), nextId);

/** Several lines of text become several lines of the script. An empty text deletes the line. */
export function editLine(lines: ScriptLine[], id: string, text: string): ScriptLine[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line || line.text === text.trim()) return lines;
  const [firstLine, ...furtherLines] = visitorLines(lines, line.part, text);
  const replacement = firstLine ? [{ ...firstLine, id }, ...furtherLines] : [];
  return lines.flatMap((other) => (other === line ? replacement : [other]));
}

/** From the end of a part a line moves into the next part, but a note remains a note. */
export function moveLine({ parts, lines }: Script, id: string, offset: 1 | -1): ScriptLine[] {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  const next = lines[index + offset];
  if (!line) return lines;
  if (next?.part === line.part) return lines.with(index, next).with(index + offset, line);
  const neighborPart = parts[parts.findIndex((part) => part.id === line.part) + offset];
  const isNote = line.part === NOTES || neighborPart?.id === NOTES;
  return neighborPart && !isNote ? lines.with(index, { ...line, part: neighborPart.id }) : lines;
}

/** In a chat each direction to staff is on its own line, so that nobody sends it to the caller. */
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
      if (isQuestionPart(id)) number += 1;
      return `${isQuestionPart(id) ? `${number}. ` : ''}${text}${warning ? `\n[${warning}]` : ''}`;
    });
    const isSpoken = id === OPENING || id === CLOSING;
    return texts.length ? [heading.toUpperCase(), texts.join(isSpoken ? '\n\n' : '\n')] : [];
  });
  return `${sections.join('\n\n')}\n`;
}

export function scriptProblem(script: Script): string | undefined {
  const { fullTextMax, textMax, questionsMax } = INTAKE_LIMITS;
  const isValid =
    scriptLinesSchema.safeParse(script.lines).success &&
    intakeScriptSchema.safeParse(documentOf(script)).success;
  const [fullTextLimit, lineLimit] = [fullTextMax, textMax].map((max) =>
    max.toLocaleString('en-US'),
  );
  return isValid
    ? undefined
    : `A script asks at least one question. It may have ${fullTextLimit} characters, a line ${lineLimit}, and a part ${questionsMax} lines.`;
}

/** Matches a direction to staff: "(Read it back.)", but not "(813) 555-0142" or "(or both)". */
const DIRECTION = /(\([A-Z][^()]*[.!?:]\))/;

export const linePieces = (line: string) =>
  line
    .split(DIRECTION)
    .map((text, index) => ({ index, text, isDirection: index % 2 === 1 }))
    .filter(({ text }) => text);
