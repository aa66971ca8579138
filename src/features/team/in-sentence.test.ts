import { expect, test } from 'vitest';
import { inSentence } from './in-sentence.ts';

test.each([
  ['Marketing budgets', 'marketing budgets'],
  ['Technical SEO', 'technical SEO'],
  ['Front-end development', 'front-end development'],
  ['Attribution', 'attribution'],
  ['Reviews on Google', 'reviews on Google'],
  ['SEO', 'SEO'],
  ['WCAG', 'WCAG'],
  ['PPC budgets', 'PPC budgets'],
  ['Google', 'Google'],
  ['Google reviews', 'Google reviews'],
  ['Google Ads', 'Google Ads'],
  ['Local Services Ads', 'Local Services Ads'],
])('%s inside a sentence is %s', (tag, said) => expect(inSentence(tag)).toBe(said));
