import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentParts } from '../../src/content/read-content.ts';
import { CONTENT, isSample } from '../support/content-in-use.ts';

const CLEAN = [
  '*.yaml',
  'pages/*.yaml',
  'policies/*.md',
  'team/*.md',
  'blog/*.md',
  'practice-areas/*.md',
  'report/*.yaml',
  'services/*.yaml',
  'tools/*.yaml',
  'cities/*.yaml',
  'state-rules/*.yaml',
];

/**
 * The values of these fields are no prose: addresses, file names, times, search terms, code,
 * evidence.
 */
const NOT_PROSE =
  /^(?:from|to|url|href|path|id|slug|email|image|featured_image_url|linkedin|twitter|keywords|code|tags|evidence)$/;

/** The owner's documents write these texts with hyphens and straight quotes. */
const DOCUMENTED = [
  '$2,500-$3,500',
  '$5,000-$7,500',
  '$10,000-$15,000',
  '$3,000-$5,000',
  '$2,000-$4,000',
  '$1,500-$2,500',
  '$5,000-$15,000',
  '$2,000-$5,000',
  '$1,500-$3,000',
  '$3,000-$15,000',
  '$2,500-$10,000',
  '$2,000-$8,000',
  '$1,500-$6,000',
  '$2,000-$7,000',
  '$2,500-$8,000',
  '5-10 keywords',
  '15-25 keywords',
  '3-6 months',
  '6-12 week',
  '10-15 seconds',
];

type Rule = { name: string; pattern: RegExp; maxCount?: number };
/** `most` is how often a pattern may occur in one file; it defaults to never. */
const RULES: readonly Rule[] = [
  { name: 'straight quote', pattern: /['"]/g },
  { name: 'hyphen in a range of money', pattern: /\$[\d,.]+-\$?\d/g },
  {
    name: 'hyphen in a range',
    pattern:
      /\b\d+-\d+(?=%| (?:months?|weeks?|days?|hours?|minutes?|seconds?|years?|percent|pages?|words?|keywords|posts?|lawyers|attorneys)\b)/g,
  },
  {
    name: 'time of 24 hours',
    pattern: /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?!\s?[ap]\.m\.|\s?(?:[–,]|and|or|to)\s?\d|-cv)/g,
  },
  { name: 'email is one word', pattern: /\be-mail/gi },
  { name: 'fix, repair', pattern: /\bmend(?:s|ed|ing)?\b/gi },
  { name: 'agree on', pattern: /\bagree the\b/gi },
  { name: 'raise prices', pattern: /\bput \w+ (?:price|fee)s up\b/gi },
  {
    name: 'American spelling',
    pattern:
      /\b(?:(?:fav|col|behavi|hon|lab)our\w*|centre|programme|cheque|grey|licence|judgement|whilst|amongst|enquir(?:y|ies|e)|learnt|spelt|(?:organ|recogn|real|apolog|summar|author)is(?:e|es|ed|ing|ation)|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing)|practis(?:e|ed|ing))\b/gi,
  },
  {
    name: 'American usage',
    pattern:
      /\b(?:dearest|fortnight|per cent|at the weekend|different to|desk screens?|rings? (?:us|you|your number)|rang|in hospital)\b/gi,
  },
  {
    name: 'sales talk',
    pattern:
      /\b(?:unlock|elevate|seamless(?:ly)?|game-chang\w+|cutting-edge|world-class|digital landscape)\b/gi,
  },
  { name: 'tic', pattern: /\bnobody\b/gi, maxCount: 2 },
  { name: 'tic', pattern: /\bsomebody\b/gi, maxCount: 1 },
  { name: 'tic', pattern: /\bbeside\b/gi, maxCount: 2 },
];

const CODE = /^\s*(?:[{}[\]<]|"@?\w+":)/;

function textsOf(value: unknown, fieldPath: string): [string, string][] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [[fieldPath, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_PROSE.test(key) ? [] : textsOf(inner, fieldPath ? `${fieldPath}.${key}` : key),
  );
}

/** The header block of an article is no YAML: a value ends at the end of its line. */
const postFields = (block: string) =>
  Object.fromEntries(
    block.split('\n').flatMap((line) => {
      const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return key && value ? [[key, value.replace(/^(["'])(.*)\1$/, '$2')]] : [];
    }),
  );

const prose = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '');

const pricesOf = (content: string): string[] =>
  readFileSync(join(content, 'pages', 'pricing.yaml'), 'utf8').match(
    /(?<=^\s*price(?:Range)?: ["']?)\$[\d,.]+-\$?[\d,.]+/gm,
  ) ?? [];

/**
 * Returns lines such as "hero.lede: straight quote: ...the firm's own...". `prices` may have
 * hyphens.
 */
function faultsOf(
  texts: readonly (readonly [string, string])[],
  prices: readonly string[] = [],
): string[] {
  const checkedTexts = texts.map(([fieldPath, text]) => [
    fieldPath,
    [...DOCUMENTED, ...prices].reduce(
      (uncheckedRest, documented) => uncheckedRest.replaceAll(documented, ' '),
      prose(text),
    ),
  ]);
  return RULES.filter(({ name }) => isSample || name !== 'tic').flatMap(
    ({ name, pattern, maxCount = 0 }) => {
      const matches = checkedTexts.flatMap(([fieldPath, text = '']) =>
        [...text.matchAll(pattern)].map(({ index }) => {
          const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ');
          return `${fieldPath}: ${name}: ...${around}...`;
        }),
      );
      return matches.length > maxCount ? matches : [];
    },
  );
}

const filesHeldToRules = (content: string): string[] =>
  CLEAN.flatMap((pattern) => globSync(pattern, { cwd: content })).sort();

function fileFaults(content: string, file: string): string[] {
  const { fields, body } = contentParts(file, readFileSync(join(content, file), 'utf8'));
  const data = file.startsWith('blog/') ? postFields(fields) : parse(fields);
  return faultsOf([...textsOf(data, ''), ['text', body]], pricesOf(content));
}

describe('American usage, curly quotes and no clichés', () => {
  test.each(filesHeldToRules(CONTENT))('%s', (file) => {
    expect(fileFaults(CONTENT, file)).toEqual([]);
  });
});
