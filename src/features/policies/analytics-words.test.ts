import { expect, test } from 'vitest';
import { analyticsHtml, analyticsSentences } from './analytics-words.ts';

const SENTENCES = ['Always.', '{without analytics} No script.', '{with analytics} {analytics} counts.'];
const HTML =
  '<p>Always.</p>\n<p>{without analytics} No script,\nreally.</p>\n<ul>\n<li>{with analytics} <b>{analytics}</b> counts.</li>\n</ul>';

test('without a tool', () => {
  expect(analyticsSentences(SENTENCES, undefined)).toEqual(['Always.', 'No script.']);
  expect(analyticsHtml(HTML, undefined)).toBe('<p>Always.</p>\n<p>No script,\nreally.</p>\n<ul>\n</ul>');
});

test('with one, by its name', () => {
  expect(analyticsSentences(SENTENCES, 'Umami')).toEqual(['Always.', 'Umami counts.']);
  expect(analyticsHtml(HTML, 'Umami')).toBe('<p>Always.</p>\n<ul>\n<li><b>Umami</b> counts.</li>\n</ul>');
});
