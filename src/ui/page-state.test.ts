// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { showAsResult } from './page-state.ts';

const robots = () => document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content;

beforeEach(() => {
  document.head.innerHTML =
    '<title>Quiz | Firm</title><meta property="og:site_name" content="Firm">';
});

test('a result has its own title before the brand and has noindex', () => {
  showAsResult('Quiz Result: Excellent');
  expect([document.title, robots()]).toEqual(['Quiz Result: Excellent | Firm', 'noindex']);
});

test('leaving the result restores title and robots', () => {
  showAsResult('Quiz Result: Excellent')();
  expect([document.title, robots()]).toEqual(['Quiz | Firm', undefined]);
});
