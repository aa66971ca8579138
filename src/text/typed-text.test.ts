import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

test.each([
  ['what is around it', ' \t\u00a0Dana \u200d\n', 'Dana'],
  ['a letter and its accent', 'Nun\u0303ez', 'Nuñez'],
  ['spaces of a word processor', 'Smith\u00a0&\u202fCo\u3000LLP', 'Smith & Co LLP'],
  ['a number out of a contact list', '\u202a(813)\u00a0555-0117\u202c', '(813) 555-0117'],
  ['signs without width', '\ufeffDa\u200bna\u2060 Whit\u00adfield', 'Dana Whitfield'],
  ['breaks of other systems', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['nothing that is seen', '\u200b\u00a0\u200d', ''],
])('%s', (_, typed, meant) => {
  expect(typedText(typed)).toBe(meant);
  expect(typedText(meant)).toBe(meant);
});

test.each(['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', '½ ™ ﬁ １２', 'a\tb\n\nc'])('%s stays as it is', (text) => {
  expect(typedText(text)).toBe(text);
});
