import { INTAKE_LIMITS, intakeScriptSchema, scriptSectionsSchema } from './schema.ts';
import {
  documentOf,
  linesOf,
  NOTES_HEADING,
  type Script,
  type ScriptLine,
  type ScriptSection,
  scriptText,
} from './script.ts';

/** Changes that a visitor makes to a script without a request to the backend. */
export type HandChange =
  /** Several lines of text become several lines of the script; none takes the line away. */
  | { kind: 'write'; id: string; text: string }
  /** At the end of a part. */
  | { kind: 'add'; place: string; text: string }
  | { kind: 'remove'; id: string }
  | { kind: 'move'; id: string; by: 1 | -1 };

/** The place of the notes among the parts of a script; their lines are named by their order. */
export const NOTES = 'notes';
const noteId = (at: number) => `${NOTES}-${at}`;

/** The parts of a script as they are set: its sections, and the notes. */
export const partsOf = ({ sections, notes }: Script): ScriptSection[] => [
  ...sections,
  {
    place: NOTES,
    heading: NOTES_HEADING,
    lines: notes.map((text, at) => ({ id: noteId(at), text })),
  },
];

/** The name of a line once it has moved: a note is named by its place. */
export const idAfterMove = (id: string, by: number) =>
  id.startsWith(`${NOTES}-`) ? noteId(Number(id.slice(NOTES.length + 1)) + by) : id;

const textLines = (text: string) =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines of the visitor's own; `sections` may have some already. */
function ownLines(texts: readonly string[], sections: readonly ScriptSection[]): ScriptLine[] {
  const taken = linesOf(sections).map(({ id }) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0));
  const first = Math.max(0, ...taken) + 1;
  return texts.map((text, index) => ({ id: `own-${first + index}`, text, byHand: true }));
}

/** A line goes one further, from the end of a part into the next one; a note stays a note. */
function moved(parts: readonly ScriptSection[], id: string, by: 1 | -1): readonly ScriptSection[] {
  const at = parts.findIndex(({ lines }) => lines.some((line) => line.id === id));
  const lines = parts[at]?.lines ?? [];
  const from = lines.findIndex((line) => line.id === id);
  const line = lines[from];
  const to = from + by;
  const isWithin = to >= 0 && to < lines.length;
  const next = parts[isWithin ? at : at + by];
  if (!line || !next || (!isWithin && [parts[at]?.place, next.place].includes(NOTES))) return parts;
  return parts.map((part, index) => {
    const rest = part.lines.filter((each) => each !== line);
    if (part === next)
      return { ...part, lines: rest.toSpliced(isWithin ? to : by > 0 ? 0 : rest.length, 0, line) };
    return index === at ? { ...part, lines: rest } : part;
  });
}

function changed(parts: readonly ScriptSection[], change: HandChange): readonly ScriptSection[] {
  switch (change.kind) {
    case 'move':
      return moved(parts, change.id, change.by);
    case 'add': {
      const lines = ownLines(textLines(change.text), parts);
      return parts.map((part) =>
        part.place === change.place ? { ...part, lines: [...part.lines, ...lines] } : part,
      );
    }
    default: {
      const [first, ...more] = change.kind === 'write' ? textLines(change.text) : [];
      const rewritten = (line: ScriptLine): ScriptLine[] =>
        first === undefined
          ? []
          : [{ ...line, text: first, byHand: true }, ...ownLines(more, parts)];
      return parts.map((part) => ({
        ...part,
        lines: part.lines.flatMap((line) => (line.id === change.id ? rewritten(line) : [line])),
      }));
    }
  }
}

const isSame = (before: readonly ScriptSection[], after: readonly ScriptSection[]) => {
  const plain = (parts: readonly ScriptSection[]) =>
    JSON.stringify(parts.map(({ lines }) => lines.map(({ id, text }) => [id, text])));
  return plain(before) === plain(after);
};

/** The script after a change by hand; the very same one where nothing is different. */
export function changedByHand(script: Script, change: HandChange): Script {
  const before = partsOf(script);
  const after = changed(before, change);
  if (isSame(before, after)) return script;
  return {
    ...script,
    sections: after.filter(({ place }) => place !== NOTES),
    notes: after
      .filter(({ place }) => place === NOTES)
      .flatMap(({ lines }) => lines.map(({ text }) => text)),
  };
}

/** Why a script cannot be saved, changed or sent as it would be; undefined where it can. */
export function tooMuch(script: Script): string | undefined {
  if (scriptText(script).length > INTAKE_LIMITS.fullTextMax)
    return `A whole script may have ${INTAKE_LIMITS.fullTextMax.toLocaleString('en-US')} characters, and this one would have more.`;
  const isFit =
    scriptSectionsSchema.safeParse(script.sections).success &&
    intakeScriptSchema.safeParse(documentOf(script)).success;
  return isFit
    ? undefined
    : `A script asks at least one question. A line may have ${INTAKE_LIMITS.textMax.toLocaleString('en-US')} characters, and a part of a script ${INTAKE_LIMITS.questionsMax} lines.`;
}
