import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { homeSchema } from '../../src/features/home/schema.ts';
import { priceRange } from '../../src/features/pricing/price-specification.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const home = readContentFile(inContent('pages/home.yaml'), homeSchema).data;
const pricing = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data;
const study = home.results?.cases.find(({ id }) => id === 'personal-injury');

const PERCENT = 100;
const numbers = (text = '') =>
  [...text.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')));
const figuresOf = (metric: string) =>
  numbers(study?.results.find((result) => result.metric === metric)?.value);

const [leadsBefore = 0, leads = 0] = figuresOf('Qualified leads');
const [casesBefore = 0, costBefore = 0, cases = 0, cost = 0] = figuresOf('Cost per signed case');
const months = Number.parseInt(study?.timeframe ?? '', 10);
const [ads = 0, desk = 0] = numbers(/\$.* each month/.exec(study?.market ?? '')?.[0]);

/** Qualified leads and signed cases of the worked month in our article for injury firms. */
const article = readFileSync(inContent('blog/personal-injury-clients-online-2025.md'), 'utf8');
const [, wanted = 0, signed = 0] = numbers(
  /^\| \*\*Total\*\* \| \S+ (\|.+)$/m.exec(article)?.[1]?.replaceAll('*', ''),
);
const rate = (part: number, whole: number) => Math.round((part * PERCENT) / whole);

test('what the injury client paid, over its cost per signed case, is how many it signed', () => {
  const growth = pricing.packages.items.find(({ name }) => study?.market.includes(name));
  const fee = priceRange(`${growth?.priceRange}/month`);
  const paid = cases * cost;
  expect(paid / months - ads - desk).toBeGreaterThanOrEqual(fee?.min ?? Number.NaN);
  expect(paid / months - ads - desk).toBeLessThanOrEqual(fee?.max ?? Number.NaN);
});

test('it signed as many of its qualified leads as our article for injury firms, before and after', () => {
  expect([rate(casesBefore, leadsBefore), rate(cases, leads)]).toEqual([
    rate(signed, wanted),
    rate(signed, wanted),
  ]);
});

test('its changes are those of its numbers, and its chart ends where they do', () => {
  const change = (before: number, after: number) =>
    `${after > before ? '+' : ''}${Math.round((after / before - 1) * PERCENT)}%`;
  const changeOf = (metric: string) =>
    study?.results.find((result) => result.metric === metric)?.change;
  expect(change(leadsBefore, leads)).toBe(changeOf('Qualified leads'));
  expect(change(costBefore, cost)).toBe(changeOf('Cost per signed case'));
  const points = study?.chart?.points.map(({ value }) => value) ?? [];
  expect([points[0], points.at(-1)]).toEqual([leadsBefore, leads]);
});
