import { linesOf, OPENING, type ScriptSection } from '../../src/features/intake/script.ts';
import { type Known, textsOf } from './compose.ts';
import type { Line, Manner } from './lines.ts';
import { homeOf, withLine } from './section-lines.ts';

/** Lines that a script of somebody else lacks: no relationship yet, names for the conflict check, what the firm has ticked. */
function lacking(texts: string, { own, asked }: Known, manner: Manner, isAsked: (line: Line) => boolean) {
  const isChecked = /\bconflict/.test(texts) && /\bnames?\b/.test(texts);
  const isSaid = texts.includes('attorney-client relationship');
  const relationship = own.find(({ about }) => about.includes('attorney-client relationship'));
  return [
    ...asked.filter(isAsked),
    ...(relationship && !isSaid ? [relationship] : []),
    ...own.filter(({ id }) => !isChecked && (id === 'hold' || id === 'names')),
  ]
    .map((line) => ({ ...line, text: line.say(manner) }))
    .filter(({ text }) => !texts.includes(text.toLowerCase()));
}

/** Puts in what must stand and was left out. Of what was ticked nothing that `before`, an earlier script, had lost. */
export function withMustStand(
  sections: ScriptSection[],
  known: Known,
  manner: Manner,
  before: readonly ScriptSection[],
): ScriptSection[] {
  const had = new Set(linesOf(before).map(({ id }) => id));
  const texts = textsOf(sections).join('\n').toLowerCase();
  const lines = lacking(texts, known, manner, ({ id }) => !before.length || had.has(id));
  // each goes to the front of the opening, so the first is put in last: it is the consent to a recording
  const opening = lines.filter(({ place }) => place === OPENING).toReversed();
  const rest = lines.filter(({ place }) => place !== OPENING);
  return [...opening, ...rest].reduce((all, { id, place, text }) => {
    const isThere = place === 'conflict' || all.some((section) => section.place === place);
    return withLine(all, isThere ? place : homeOf(all), { id, text }, known);
  }, sections);
}
