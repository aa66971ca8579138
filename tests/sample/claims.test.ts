import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { citySchema } from '../../src/features/cities/schema.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { homeSchema } from '../../src/features/home/schema.ts';
import { priceRange } from '../../src/features/pricing/price-specification.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const MONTHS = 12;
const PERCENT = 100;
const STARS = 5;

const { claims } = readContentFile(inContent('claims.yaml'), claimsSchema).data;
const home = readContentFile(inContent('pages/home.yaml'), homeSchema).data;
const pricing = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data;
const cities = readdirSync(inContent('cities')).map(
  (file) => readContentFile(inContent(`cities/${file}`), citySchema).data,
);

function claim(id: string) {
  const found = claims.find((entry) => entry.id === id);
  if (!found) throw new Error(`claims.yaml has no claim "${id}"`);
  return found;
}
/** "$8.5M+" is 8,500,000; "287%" is 287; "4.9/5" is 4.9. */
function figure(id: string) {
  const [, number = '', million] = /^\$?([\d.]+)(M)?/.exec(claim(id).figure) ?? [];
  return Number(number) * (million ? 1_000_000 : 1);
}
/** How many firms, reviews or answers a figure rests on. */
function counted(id: string) {
  const { counted } = claim(id);
  if (!counted) throw new Error(`claims.yaml: the claim "${id}" does not say how many it counts`);
  return counted;
}

/** Fees of the packages in a year, in US dollars. */
const fees = pricing.packages.items.flatMap((item) => priceRange(`${item.priceRange}/month`) ?? []);
const leastYear = Math.min(...fees.map(({ min }) => min)) * MONTHS;
const mostYear = Math.max(...fees.map(({ min, max = min }) => max)) * MONTHS;
/** The most a firm spends on ads in a year: the largest monthly budget that the answer on budgets names, all of it. */
const budgets =
  pricing.faq.items.find(({ question }) => question.includes('usually spend'))?.answer ?? '';
const dollars = [...budgets.matchAll(/\$(\d+,\d+)/g)].map(([, amount = '']) =>
  Number(amount.replace(',', '')),
);
const mostAds = Math.max(...dollars) * MONTHS;
const adFee = priceRange(
  pricing.aLaCarte?.items.find(({ name }) => name === 'PPC Management')?.price ?? '',
);
/** The least that Growth manages, in US dollars a month. */
const leastAds = Number(
  pricing.packages.items
    .flatMap(({ features }) => features)
    .map((feature) => /^\$([\d,]+)-\$[\d,]+ ad spend managed$/.exec(feature)?.[1]?.replace(',', ''))
    .find(Boolean),
);

/** Fees for each dollar of marketing cost, of all marketing together. */
const returned = 1 + figure('average-return') / PERCENT;
const feeFirms = counted('average-return');
const cost = figure('revenue-8m') / returned;

test.each([
  'retention',
  'clients-via-ai',
  'report-schema',
  'report-headings',
  'report-authors',
  'report-buried',
])('%s is the share that its basis counts', (id) => {
  const numbers = claim(id).basis.match(/\d+/g)?.map(Number) ?? [];
  const shares = numbers.map((part) => Math.round((part * PERCENT) / counted(id)));
  expect(shares).toContain(figure(id));
});

test('the trailing year is part of the total, and its firms are part of the total’s', () => {
  expect(figure('revenue-8m')).toBeLessThan(figure('revenue-12m'));
  expect(counted('revenue-8m')).toBe(feeFirms);
  expect(feeFirms).toBeLessThanOrEqual(counted('revenue-12m'));
  expect(counted('revenue-12m')).toBeLessThan(figure('firms-served'));
});

test('what the fee-sharing firms spent, by fees and return, is what our prices and ads come to in a year', () => {
  const each = cost / feeFirms;
  expect(each).toBeGreaterThanOrEqual(leastYear);
  expect(each).toBeLessThanOrEqual(mostYear + mostAds);
  const earlier = (figure('revenue-12m') - figure('revenue-8m')) / counted('revenue-12m');
  expect(earlier).toBeGreaterThanOrEqual(0);
});

test('dollars a firm, over all years, are more than the same firm paid in a year of the smallest package', () => {
  expect(figure('revenue-12m') / counted('revenue-12m')).toBeGreaterThan(leastYear * returned);
});

test('firms that stayed pay no more for the smallest package than the fees leave room for', () => {
  const monthly = counted('retention');
  const stayed = Math.round((monthly * figure('retention')) / PERCENT);
  expect(feeFirms).toBeLessThanOrEqual(stayed);
  expect(feeFirms * leastYear * returned).toBeLessThanOrEqual(figure('revenue-8m'));
  expect(monthly).toBeLessThan(figure('firms-served'));
});

test('search ads return what the rest of the marketing leaves', () => {
  const firms = counted('ppc-roi');
  const least = firms * MONTHS * ((adFee?.min ?? Number.NaN) + leastAds);
  expect(firms).toBeLessThanOrEqual(feeFirms);
  expect(least * figure('ppc-roi')).toBeLessThan(figure('revenue-8m'));
  expect(least).toBeLessThan(cost);
});

test.each(['lead-increase', 'tool-lead-increase'])(
  '%s is the change between its two numbers',
  (id) => {
    const [, before, after] = /from ([\d.]+) .*?to ([\d.]+) /s.exec(claim(id).basis) ?? [];
    expect(Math.round((Number(after) / Number(before) - 1) * PERCENT)).toBe(figure(id));
  },
);

/** Firms that were clients for the whole of the quarter, so for six months at least on the day of the check. */
const stayedClients = Math.round((counted('retention') * figure('retention')) / PERCENT);

test('clients of six months are all those whom the retention counts as staying', () => {
  for (const id of ['tool-lead-increase', 'days-to-results'])
    expect(counted(id), id).toBe(stayedClients);
});

test('the two returns say that one is before cost and one after, on the same numbers', () => {
  const { basis } = claim('ppc-roi');
  expect(basis).toContain(`$${figure('ppc-roi').toFixed(2)} for each dollar`);
  expect(basis).toContain(`$${returned.toFixed(2)} for each dollar`);
  expect(basis).toContain(claim('average-return').figure);
});

test('articles edited by one person are no more than the packages of all clients can hold', () => {
  const profile = readFileSync(inContent('team/desmond-achike.md'), 'utf8');
  const edited = Number(/([\d,]+) (?:articles|pieces)/.exec(profile)?.[1]?.replace(',', '') ?? 0);
  const years = Number(/^yearsExperience: (\d+)$/m.exec(profile)?.[1]);
  const posts = pricing.packages.items
    .flatMap(({ features }) => features)
    .flatMap((feature) => /^(\d+) (?:blog )?posts/.exec(feature)?.[1] ?? []);
  const leastPosts = Math.min(...posts.map(Number));
  expect(edited).toBeGreaterThan(0);
  expect(edited).toBeLessThanOrEqual(years * MONTHS * leastPosts * counted('retention'));
});

test('clients of a year are among those of six months, who are among all', () => {
  const year = counted('lead-increase');
  expect(counted('traffic-multiple')).toBe(year);
  expect(feeFirms).toBeLessThanOrEqual(year);
  expect(year).toBeLessThanOrEqual(counted('tool-lead-increase'));
  expect(counted('days-to-results')).toBe(counted('tool-lead-increase'));
  expect(counted('tool-lead-increase')).toBeLessThanOrEqual(counted('retention'));
  expect(figure('tool-lead-increase')).toBeLessThan(figure('lead-increase'));
});

test('a first lead comes no later than the months that better rankings take', () => {
  const [, from = '', to = ''] = /(\d+)-(\d+) months/.exec(claim('days-to-results').basis) ?? [];
  const DAYS = 30;
  expect(figure('days-to-results')).toBeLessThanOrEqual(Number(from) * DAYS);
  expect(Number(to)).toBeGreaterThan(Number(from));
  const faq = (home.faq?.items ?? []).map(({ answer }) => answer).join(' ');
  expect(faq).toContain(`${from}-${to} months`);
});

const RATINGS = ['satisfaction', 'star-rating', 'review-rating'];

test('each rating says whose it is, of how many, and is no more than its scale', () => {
  for (const id of RATINGS) {
    expect(figure(id), id).toBeLessThanOrEqual(STARS);
    expect(counted(id), id).toBeLessThanOrEqual(figure('firms-served'));
  }
  expect(counted('satisfaction')).toBeLessThanOrEqual(counted('retention'));
  expect(claim('review-rating').claim).toContain(`${counted('review-rating')} reviews`);
  expect(new Set(RATINGS.map((id) => claim(id).basis)).size).toBe(RATINGS.length);
});

test('the reviews of the city pages can be among those that the ratings count', () => {
  const reviews = cities.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
  const sum = reviews.reduce((total, rating) => total + rating, 0);
  for (const id of ['star-rating', 'review-rating']) {
    expect(reviews.length, id).toBeLessThanOrEqual(counted(id));
    const rest = counted(id) - reviews.length;
    expect((figure(id) * counted(id) - sum) / Math.max(rest, 1), id).toBeLessThanOrEqual(STARS);
  }
});
