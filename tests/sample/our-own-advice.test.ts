import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const { contract, faq } = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data;
const terms = readFileSync(inContent('policies/terms-of-service.md'), 'utf8');

test('we answer each line that our article tells a firm to get in writing, in its words and order', () => {
  const article = readFileSync(inContent(`${contract?.article?.href}.md`), 'utf8');
  const list =
    /^## Nine lines in a vendor contract.*?\n(?:.*\n)*?\n((?:- .*\n)+)/m.exec(article)?.[1] ?? '';
  const lines = [...list.matchAll(/^- (.+)$/gm)].map(([, line]) => line);
  expect(contract?.terms.map(({ term }) => term)).toEqual(lines);
  expect(article).toContain(`](/pricing#terms)`);
  expect(/^title: (.+)$/m.exec(article)?.[1]).toBe(contract?.article?.name);
});

test('notice, minimum and the shortest engagement are the same on the pricing page and in the terms', () => {
  const said = contract?.terms.map(({ term, text }) => `${term} ${text}`).join(' ');
  expect(said).toMatch(/90-day minimum.*30 days notice.*120 days/s);
  expect(terms).toMatch(/90 days from the start date.*30 days’ notice.*120 days/s);
});

test('what pricing says a firm keeps, the terms assign', () => {
  const kept = faq.items.find(({ question }) => question.includes('keep if we cancel'))?.answer;
  expect(kept).toContain('assigned as each invoice is paid');
  expect(terms).toMatch(
    /When you pay an invoice, we assign to you all right, title and interest, copyright included/,
  );
});

test('the terms keep the clauses that our article tells a firm to paste, but for the one that it names', () => {
  const article = readFileSync(inContent('blog/law-firm-website-contract.md'), 'utf8');
  expect(article).toContain('they leave one to the signed agreement');
  for (const words of [
    'right, title and interest, copyright included',
    'perpetual, irrevocable',
    'ten business days of notice',
    'source files, a database export, original images, a list of licenses',
    'answers? questions for 30 days',
    'within 24 hours',
    'pixel, session recording, chat or call-tracking script',
    'with what each sends, to whom, and whether it waits for the visitor’s consent',
  ])
    for (const text of [article, terms]) expect(text).toMatch(new RegExp(words));
});

test('we do not listen to calls, and read a transcript only where the firm has agreed in writing', () => {
  expect(terms).toContain('We do not listen to recordings. We read a transcript');
  const listens = /\blistens?\b|\bhears?\b[^.]*\bcalls?\b/i;
  for (const file of [
    inContent('team/eleanor-marsh.md'),
    inContent('pages/about.yaml'),
    inContent('pages/practice-areas.yaml'),
  ])
    for (const sentence of readFileSync(file, 'utf8').split(/(?<=[.?!])\s+/))
      if (listens.test(sentence))
        expect(sentence, file).toMatch(/\b(?:do(?:es)? not|do(?:es)?n’t) listen\b|in writing/);
});
