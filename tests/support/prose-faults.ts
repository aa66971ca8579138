import type { IntakeScript } from '../../src/features/intake/schema.ts';

/** Every paragraph and question of a script. */
export function entriesOf({ opening, qualification, closing }: IntakeScript): string[] {
  return [
    ...opening.split('\n\n'),
    ...qualification.flatMap(({ questions }) => questions),
    ...closing.split('\n\n'),
  ];
}

/** Sentences of a text, brackets of stage directions taken off. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/[()]/g, '')
    .split(/(?<=[.?!])\s+/)
    .filter(Boolean);
}

const AN_BEFORE = /^(?:[aeio]|u(?!ni|s[ei]|\b)|hour|honest|honor|heir|[FHLMNRSX](?:[A-Z]|\b))/;
const A_BEFORE = /^(?:one\b|once|eu|U\.?S|uni|use)/i;

function wrongArticles(text: string): string[] {
  return [...text.matchAll(/\b([Aa]n?)\s+["(]?([\p{L}][\p{L}.-]*)/gu)]
    .filter(([, article = '', word = '']) => {
      // "a or b" and the letter A are no articles
      if (article === 'A' && /^(?:or|and)$/.test(word)) return false;
      const an =
        AN_BEFORE.test(word) && !A_BEFORE.test(word)
          ? true
          : /^[AEIO]/.test(word) && !A_BEFORE.test(word);
      return an !== (article.toLowerCase() === 'an');
    })
    .map(([all]) => `article: ${all}`);
}

const even = (text: string, mark: RegExp) => (text.match(mark) ?? []).length % 2 === 0;
const found = (name: string, pattern: RegExp) => (text: string) =>
  [
    ...text.matchAll(
      new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
    ),
  ].map(([all]) => `${name}: ${all}`);

const CHECKS: ((text: string) => string[])[] = [
  found('doubled word', /\b(?!that\b|had\b)([\p{L}']+)\s+\1\b/iu),
  found('doubled punctuation', /[,;:]\s*[,;:.]|\.\.|[?!]{2}|[?!][,;.]|,[.?!]|\(\)|\s[,.;:?!]/),
  found('no space after punctuation', /[a-z][,;:?!][A-Za-z]|[a-z]\.[A-Z]/),
  found('placeholder', /[{}[\]<>]|\bundefined\b|\bnull\b|\bNaN\b|\bTBD\b/),
  found('spaces', /^\s|\s$|[^\S\n]{2}/),
  found('dash or curly mark', /[\u2010-\u201f]/),
  // "8 a.m. to 6 p.m."
  (text) =>
    found(
      'small letter at a start',
      /(?:^|[.?!]\)? \(?)[a-z]/,
    )(text.replace(/([ap])\.m\.(?= [a-z])/g, '$1m')),
  wrongArticles,
  (text) =>
    (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length ? [] : ['brackets'],
  (text) => (even(text, /"/g) ? [] : ['quotation marks']),
];

const entryFaults = new Map<string, readonly string[]>();
/** Scripts share most of their entries: each is read once. */
function faultsIn(entry: string): readonly string[] {
  return entryFaults.getOrInsertComputed(entry, () => CHECKS.flatMap((check) => check(entry)));
}

const IS_SUBJECT = /^Subject: /;
const IS_SIGNATURE = /intake(?: team)? at /;

/**
 * What is wrong with the language of a script.
 * In: the script, and its firm's name, which is as the firm wants it. Out: faults, each with its entry.
 */
export function proseFaults(script: IntakeScript, firm: string): string[] {
  const entries = entriesOf(script).map((entry) => entry.replaceAll(firm, 'Somefirm'));
  const last = entries.length - 1;
  return [...entries, ...script.qualification.map(({ section }) => `${section}.`)].flatMap(
    (entry, at) => {
      const faults = [...faultsIn(entry)];
      const open = IS_SUBJECT.test(entry) || (at === last && IS_SIGNATURE.test(entry));
      if (!open && !/[.?!]\)?$/.test(entry)) faults.push('no end');
      return faults.map((fault) => `${fault} | ${entry}`);
    },
  );
}

/** Four words in a row, as a set: what two texts share of it says how alike they are. */
function runs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(3).map((_, at) => words.slice(at, at + 4).join(' ')));
}

/** In: two texts. Out: 0 when they share no four words in a row, 1 when they share all. */
export function likeness(a: string, b: string): number {
  const [left, right] = [runs(a), runs(b)];
  const shared = [...left].filter((run) => right.has(run)).length;
  return shared / (left.size + right.size - shared);
}
