import type { IntakeScript } from '../../src/features/intake/schema.ts';

/** Every paragraph and question of a script. */
export function entriesOf({ opening, qualification, closing }: IntakeScript): string[] {
  return [
    ...opening.split('\n\n'),
    ...qualification.flatMap(({ questions }) => questions),
    ...closing.split('\n\n'),
  ];
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
