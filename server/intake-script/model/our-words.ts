import { INTAKE_TONES, type IntakeConfig, type IntakeScript } from '../../../src/features/intake/schema.ts';
import { scriptText } from '../../../src/features/intake/script-text.ts';
import type { Change } from '../refinement/changes.ts';
import type { Refined, ScriptWriter } from '../script-writer.ts';
import { linesOf } from './script-lines.ts';

/** With the headings. */
const textsOf = (script: IntakeScript) => [
  ...script.qualification.map(({ section }) => section),
  ...linesOf(script),
];

async function previewOf(writer: ScriptWriter, config: IntakeConfig): Promise<string[]> {
  return (await writer.preview(config)).said.map(({ sentence }) => sentence);
}

/** What our own writer says for the answers: a model may repeat all of it, and must repeat what was previewed. */
export async function wordsForAnswers(writer: ScriptWriter, config: IntakeConfig) {
  const script = await writer.write(config);
  const previewed = await previewOf(writer, config);
  return { script, ours: [...textsOf(script), ...previewed], previewed };
}

/** The sentences that make a statement, for a model to take over. */
export function statementsOf(script: IntakeScript): string[] {
  const sentences = linesOf(script).flatMap((line) => line.split(/(?<=[.?!])\s+(?!\()|\n/));
  return sentences.filter((sentence) => sentence && !sentence.includes('?'));
}

/** Sentences of the preview that the current script has, as they are to be said after the changes. */
async function previewKept(
  writer: ScriptWriter,
  config: IntakeConfig,
  current: IntakeScript,
  changes: readonly Change[],
) {
  const kinds = changes.map(({ kind }) => kind);
  // what is taken out or said plainly may be one of them, and so may what we do not understand
  if (!kinds.length || kinds.includes('remove') || kinds.includes('plain-words')) return [];
  const text = scriptText(current);
  const [before, after] = await Promise.all([
    previewOf(writer, config),
    previewOf(writer, { ...config, tone: toneAsked(changes) ?? config.tone }),
  ]);
  return after.filter((_, at) => text.includes(before[at] ?? ''));
}

const toneAsked = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === 'tone' ? [change.tone] : []))[0];
/** A visitor's own words, which a request puts between quotation marks. */
const wordsAsked = (changes: readonly Change[]) =>
  changes.flatMap((change) =>
    change.kind === 'close-with' ? [change.line] : change.kind === 'ask' ? [change.question] : [],
  );

/** The same for a change; `instead` is what our own writer makes of it. */
export async function wordsForChange(
  writer: ScriptWriter,
  config: IntakeConfig,
  current: IntakeScript,
  changes: readonly Change[],
  instead: Refined,
) {
  const tone = toneAsked(changes) ?? config.tone;
  // without the considerations: what a visitor has taken out of the script since does not reach the model
  const answers = { ...config, specialConsiderations: '' };
  const inTone = async (each: IntakeConfig['tone']) => await writer.write({ ...answers, tone: each });
  const asked = await inTone(tone);
  const others = toneAsked(changes)
    ? await Promise.all(INTAKE_TONES.filter((each) => each !== tone).map(inTone))
    : [];
  const previewed = await previewKept(writer, config, current, changes);
  return {
    ours: [
      ...previewed,
      ...[current, asked, ...('script' in instead ? [instead.script] : [])].flatMap(textsOf),
      ...wordsAsked(changes),
    ],
    statements: statementsOf(asked),
    previewed,
    tones: { asked: linesOf(asked), others: others.flatMap(linesOf) },
  };
}
