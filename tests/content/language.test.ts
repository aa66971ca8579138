import { expect, test } from 'vitest';
import { contentIn } from '../../src/content-checks.ts';
import { CONTENT } from '../support/content-in-use.ts';

/**
 * The values of these fields are no prose: addresses, file names, times, search terms, code,
 * evidence.
 */
const NOT_PROSE =
  /^(?:from|to|url|href|path|id|slug|email|image|featured_image_url|linkedin|twitter|keywords|code|tags|evidence)$/;
const CODE = /^\s*(?:[{}[\]<]|"@?\w+":)/;
const IN_MARKDOWN = /```[\s\S]*?```|`[^`\n]*`|\]\([^)\s]*\)|https?:\/\/\S+/g;

const RULES: Record<string, RegExp> = {
  'straight quote': /['"]/g,
  'time of 24 hours':
    /\b(?:[01]?\d|2[0-3]):[0-5]\d\b(?!\s?[ap]\.m\.|\s?(?:[–,]|and|or|to)\s?\d|-cv)/g,
  'American spelling':
    /\b(?:e-mail\w*|(?:fav|col|behavi|hon|lab)our\w*|centre|programme|cheque|grey|licence|judgement|whilst|amongst|enquir(?:y|ies|e)|learnt|spelt|(?:organ|recogn|real|apolog|summar|author)is(?:e|es|ed|ing|ation)|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing)|practis(?:e|ed|ing)|fortnight|per cent)\b/gi,
};

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return CODE.test(value) ? [] : [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_PROSE.test(key) ? [] : textsOf(inner),
  );
}

function faultsOf(text: string): string[] {
  const prose = text.replace(IN_MARKDOWN, ']');
  return Object.entries(RULES).flatMap(([name, pattern]) =>
    [...prose.matchAll(pattern)].map(({ index }) => {
      const around = prose.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ');
      return `${name}: ...${around}...`;
    }),
  );
}

/** The lines of intake scripts are pasted into chats as plain text. */
const files = contentIn(CONTENT).files.filter(({ path }) => !path.startsWith('tools/intake/'));

test.each(files)('$path has American spelling and curly quotes', (file) => {
  expect([...textsOf(file.fields.value), file.body].flatMap(faultsOf)).toEqual([]);
});
