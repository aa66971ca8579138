import { linesOf, type ScriptLine, type ScriptSection } from '../../src/features/intake/script.ts';
import { type Apply, ChangeRefused, LIST, nameOf, withLine } from './change.ts';
import { countWords, leastImportant, withoutLines } from './compose.ts';

/** A script that is to be shorter keeps at most this share of its words, if it can; a longer one has at least so many. */
export const SHORTER_SHARE = 0.85;
export const LONGER_SHARE = 1.12;
/** No script is made shorter than this, or longer, in words. */
const LENGTHS = { least: 100, most: 1_000 } as const;

const mapLines = (sections: readonly ScriptSection[], change: (line: ScriptLine) => ScriptLine) =>
  sections.map((section) => ({ ...section, lines: section.lines.map(change) }));

const byHandIn = (sections: readonly ScriptSection[]) =>
  linesOf(sections).filter(({ byHand }) => byHand);
const isSame = (one: readonly ScriptSection[], other: readonly ScriptSection[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const OF_A_MODEL =
  'A language model wrote most of this script, and our own library has no other words for its lines. Edit them in place, or generate another script.';

const NONE_OF_OURS =
  'No line of this script is one of ours any more, so our library has no other words for it. Edit the lines in place, or generate another script.';

export const changeTone: Apply<'tone'> = (sections, { tone }, { known, manner }) => {
  const lines = linesOf(sections).filter(({ byHand }) => !byHand);
  const ours = lines.filter(({ id }) => known.byId.has(id));
  if (!lines.length) throw new ChangeRefused(NONE_OF_OURS, true);
  if (ours.length * 2 < lines.length) throw new ChangeRefused(OF_A_MODEL, true);
  const next = mapLines(sections, (line) => {
    const own = line.byHand ? undefined : known.byId.get(line.id);
    return own ? { ...line, text: own.say({ ...manner, tone }) } : line;
  });
  if (isSame(next, sections)) throw new ChangeRefused(`The script already has the ${tone} tone.`);
  const article = tone === 'assertive' || tone === 'empathetic' ? 'an' : 'a';
  return {
    sections: next,
    tone,
    done: `Now in ${article} ${tone} tone.`,
    untouched: byHandIn(sections),
  };
};

export const speakPlainly: Apply<'plain'> = (sections, _, { known, manner, inPlain }) => {
  const next = mapLines(sections, (line) => {
    if (line.byHand) return line;
    const own = known.byId.get(line.id);
    return { ...line, text: own ? own.say({ ...manner, plain: true }) : inPlain(line.text) };
  });
  if (isSame(next, sections)) throw new ChangeRefused('We found no plainer words for this script.');
  const untouched = byHandIn(sections).filter(({ text }) => inPlain(text) !== text);
  return { sections: next, done: 'Now in plain words.', untouched };
};

export const shorten: Apply<'shorter'> = (sections, _, { known }) => {
  const before = countWords(sections);
  const gone: ScriptLine[] = [];
  const untouched: ScriptLine[] = [];
  const all = new Map(linesOf(sections).map((line) => [line.id, line]));
  let left = sections;
  const passed = new Map(known.byId);
  while (countWords(left) > before * SHORTER_SHARE) {
    const least = leastImportant(left, passed);
    const line = least === undefined ? undefined : all.get(least);
    if (!line) break;
    passed.delete(line.id);
    if (line.byHand) {
      untouched.push(line);
      continue;
    }
    const next = withoutLines(left, new Set([line.id]));
    if (countWords(next) < LENGTHS.least) break;
    gone.push(line);
    left = next;
  }
  if (!gone.length)
    throw new ChangeRefused(
      'Nothing more can be left out: what remains belongs in every script (who is asking, what cannot wait, the conflict check, what it is about, the next step, consent), or is yours. Any line can be deleted by hand.',
      linesOf(sections).some(({ id, byHand }) => !byHand && !known.byId.has(id)),
    );
  const names = gone.map((line) => nameOf(line, known));
  return { sections: left, done: `Shortened: left out ${LIST.format(names)}.`, untouched };
};

export const lengthen: Apply<'longer'> = (sections, _, { known, manner }) => {
  const before = countWords(sections);
  const present = new Set(linesOf(sections).map(({ id }) => id));
  const added: string[] = [];
  let grown = sections;
  for (const { id, place, say, about } of known.more) {
    if (countWords(grown) >= before * LONGER_SHARE) break;
    if (present.has(id)) continue;
    const next = withLine(grown, place, { id, text: say(manner) }, known);
    if (countWords(next) > LENGTHS.most) continue;
    grown = next;
    added.push(about[0] ?? id);
  }
  if (!added.length)
    throw new ChangeRefused(
      'There are no more questions to add. Ask for one of your own, as in: add: Did anyone see it?',
      true,
    );
  return { sections: grown, done: `Made longer: added ${LIST.format(added)}.`, untouched: [] };
};
