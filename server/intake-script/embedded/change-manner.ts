import { spokenFirmName } from '../firm-name.ts';
import { inPlainWords } from '../plain-words.ts';
import type { Change } from '../refinement/changes.ts';
import { type Apply, type ChangeContext, ChangeRefused } from './change.ts';
import { type Draft, type Entry, entriesOf, mapEntries } from './draft.ts';
import { OURS_LEAST, shareOfOurs } from './recognise.ts';
import { type Manner, say } from './say.ts';

function differs(before: Draft, after: Draft) {
  const words = (draft: Draft) =>
    entriesOf(draft)
      .map(({ text }) => text)
      .join('\n');
  return words(before) !== words(after);
}

function said({ library, config }: ChangeContext, manner: Manner) {
  return (entry: Entry): Entry =>
    entry.known
      ? { text: say(library, config, entry.known.line, manner), known: { line: entry.known.line, manner } }
      : entry;
}

/** Says every line of the library in another tone; what a visitor has added stays as it is. */
export const changeTone: Apply<Extract<Change, { kind: 'tone' }>> = (draft, { tone }, context) => {
  if (shareOfOurs(draft) < OURS_LEAST)
    throw new ChangeRefused(
      'This script cannot be put in another tone. Generate it again with the tone you want.',
    );
  const next = mapEntries(draft, (entries) =>
    entries.map(said(context, { tone, plain: context.manner.plain })),
  );
  if (!differs(draft, next)) throw new ChangeRefused(`The script is ${tone} already.`);
  return next;
};

/** A firm called "Attorney Group" keeps its name. */
function plainAround(text: string, firm: string, change: (part: string) => string) {
  return text.split(firm).map(change).join(firm);
}

/** Puts plainer words into the whole script, a visitor's lines included. */
export const speakPlainly: Apply<Extract<Change, { kind: 'plain-words' }>> = (draft, _change, context) => {
  const firm = spokenFirmName(context.config.firmName);
  const words = context.library.plainWords;
  const ours = said(context, { tone: context.manner.tone, plain: true });
  const next = mapEntries(draft, (entries) =>
    entries.map((entry) =>
      entry.known && entry.known.manner.tone === context.manner.tone
        ? ours(entry)
        : { ...entry, text: plainAround(entry.text, firm, (part) => inPlainWords(part, words)) },
    ),
  );
  if (!differs(draft, next)) throw new ChangeRefused('The script is in plain words already.');
  return next;
};
