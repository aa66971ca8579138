import { type IntakeConfig, intakeScriptSchema } from '../../../src/features/intake/schema.ts';
import {
  CLOSING,
  documentOf,
  linesOf,
  OPENING,
  type ScriptSection,
  scriptText,
} from '../../../src/features/intake/script.ts';
import type { Log } from '../../log.ts';
import { compose, type Known, knownFor, textsOf, withIds } from '../compose.ts';
import { spokenFirmName } from '../firm-name.ts';
import type { Library } from '../library.ts';
import { withLine } from '../section-lines.ts';
import { refineByLibrary, type ScriptWriter, sectionsOf } from '../writer.ts';
import type { AskModel } from './ask-model.ts';
import { faultsOf } from './check-script.ts';
import { asData, REFINE, WRITE } from './instructions.ts';
import { ModelFailure } from './model-failure.ts';

const libraryTexts = new WeakMap<Library, string>();
/** Every line of the library. */
const textOf = (library: Library) =>
  libraryTexts.getOrInsertComputed(library, ({ channels, voices, areas, longer, topics, callBack }) => {
    const ofAreas = Object.values(areas).map((area) => [
      area.longer,
      area.headings,
      area.matter,
      area.papers,
    ]);
    return JSON.stringify([channels, voices, ofAreas, longer, topics.map(({ lines }) => lines), callBack]);
  });

/** A model's script with ids: a line that was there before keeps its own, and one of ours has ours. */
function asSections(known: Known, output: unknown, before: readonly ScriptSection[]): ScriptSection[] {
  const parsed = intakeScriptSchema.safeParse(output);
  if (!parsed.success) throw new ModelFailure('wrong-shape');
  const earlier = new Map(linesOf(before).map((line) => [line.text, line]));
  let number = Math.max(0, ...linesOf(before).map(({ id }) => Number(/^model-(\d+)$/.exec(id)?.[1] ?? 0)));
  return withIds(known, parsed.data).map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const same = earlier.get(line.text);
      earlier.delete(line.text);
      if (!same && line.byHand) number += 1;
      return same ?? (line.byHand ? { id: `model-${number}`, text: line.text } : line);
    }),
  }));
}

/** With the lines that must stand and were left out: no relationship yet, the conflict check, what the firm has ticked. */
function completed(sections: ScriptSection[], known: Known, { tone }: IntakeConfig): ScriptSection[] {
  const texts = textsOf(sections).join('\n').toLowerCase();
  const checked = /\bconflict/.test(texts) && /\bnames?\b/.test(texts);
  const lines = [
    ...known.asked,
    ...known.own
      .filter(
        ({ about }) =>
          about.includes('attorney-client relationship') && !texts.includes('attorney-client relationship'),
      )
      .slice(0, 1),
    ...known.own.filter(({ id }) => ['hold', 'names'].includes(id) && !checked),
  ].map(({ id, place, say }) => ({ place, line: { id, text: say({ tone, plain: false }) } }));
  const lacking = lines.filter(({ line }) => !texts.includes(line.text.toLowerCase()));
  const to = (place: string) => lacking.flatMap((each) => (each.place === place ? [each.line] : []));
  const conflict = { place: 'conflict', heading: known.headings.conflict, lines: to('conflict') };
  const hasConflict = sections.some(({ place }) => place === 'conflict');
  const start = sections.flatMap((section) => {
    if (section.place === 'conflict') return [{ ...section, lines: [...conflict.lines, ...section.lines] }];
    if (section.place !== OPENING) return [section];
    // before anything is asked: consent to recording is among them
    const asks = section.lines.findIndex(({ text }) => text.includes('?'));
    const at = asks < 0 ? section.lines.length : asks;
    const opening = { ...section, lines: section.lines.toSpliced(at, 0, ...to(OPENING)) };
    return hasConflict || !conflict.lines.length ? [opening] : [opening, conflict];
  });
  const last = start.at(-2)?.place ?? CLOSING;
  return lacking
    .filter(({ place }) => place !== OPENING && place !== 'conflict')
    .reduce(
      (all, { place, line }) =>
        withLine(all, all.some((each) => each.place === place) ? place : last, line, known),
      start,
    );
}

type Parts = { ask: AskModel; library: () => Promise<Library>; provider: string; log: Log };

/** A language model as a writer, with our own library behind it: what breaks a rule is written by the library. */
export function modelWriter({ ask, library, provider, log }: Parts): ScriptWriter {
  async function attempt<T>(work: 'write' | 'refine', make: () => Promise<T>): Promise<T | undefined> {
    const start = performance.now();
    try {
      return await make();
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('unexpected');
      const facts = { provider, work, ms: Math.round(performance.now() - start), reason: failure.reason };
      log.warn(
        { ...facts, ...failure.facts },
        'the language model was of no use; our own library takes over',
      );
      return undefined;
    }
  }

  async function written(config: IntakeConfig, data: object, instructions: string, before: ScriptSection[]) {
    const words = await library();
    const known = knownFor(words, config);
    const style = documentOf(compose(words, config));
    const { practiceArea, channel, tone } = config;
    const firmName = spokenFirmName(config.firmName);
    const added = known.asked.map(({ say }) => say({ tone, plain: false }));
    const answers = { practiceArea, channel, tone, firmName, notes: known.notes, added, style, ...data };
    const start = performance.now();
    const { output, tokens } = await ask({ instructions, data: asData(answers) });
    const sections = asSections(known, output, before);
    const own = [firmName, config.specialConsiderations, JSON.stringify(style), JSON.stringify(data)].join(
      '\n',
    );
    const faults = faultsOf(documentOf({ sections }), { channel, own, library: textOf(words), firmName });
    const kept = new Set(textsOf(sections));
    if (linesOf(before).some(({ text, byHand }) => byHand && !kept.has(text))) faults.push('by-hand');
    if (before.length && scriptText({ sections, notes: [] }) === scriptText({ sections: before, notes: [] }))
      faults.push('unchanged');
    if (faults.length) throw new ModelFailure('rejected', { faults });
    log.info(
      { provider, ms: Math.round(performance.now() - start), tokens },
      'the language model wrote an intake script',
    );
    return {
      sections: completed(sections, known, config),
      notes: known.notes,
      writer: 'model' as const,
      tone,
    };
  }

  return {
    write: async (config) =>
      (await attempt('write', () => written(config, {}, WRITE, []))) ?? compose(await library(), config),
    async refine(asked) {
      const own = refineByLibrary(await library(), asked);
      if (!own.beyond) return own;
      const { config, request } = asked;
      const sections = sectionsOf(knownFor(await library(), config), asked);
      const byHand = linesOf(sections).flatMap(({ text, byHand }) => (byHand ? [text] : []));
      const data = { currentScript: documentOf({ sections }), byHand, request };
      const script = await attempt('refine', () => written(config, data, REFINE, sections));
      return script ? { script, understood: [], untouched: [] } : own;
    },
  };
}
