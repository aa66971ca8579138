import { expect, test } from 'vitest';
import { relatedResources } from './related-resources.ts';

const resource = (label: string, ...keywords: string[]) => ({
  label,
  path: `/${label}`,
  description: `About ${label}`,
  keywords,
});
const last = { label: 'Pricing', path: '/pricing', description: 'What it costs' };
const TABLE = {
  chosen: [
    resource('seo', 'SEO', 'search rankings'),
    resource('ppc', 'Google Ads', 'LSA'),
    resource('web', 'website'),
    resource('reviews', 'review'),
    resource('intake', 'intake'),
    resource('c++', 'C++ (new)'),
  ],
  last,
};
const labels = (content: string, title = 'Title', tags: string[] = []) =>
  relatedResources({ title, tags, content }, TABLE).map(({ label }) => label);

test('an article that mentions none leads to pricing alone', () => {
  expect(relatedResources({ title: 'A', tags: [], content: 'B' }, TABLE)).toEqual([last]);
});

test('most mentioned first, in title, tags and body, then in the order of the table; pricing last', () => {
  expect(labels('Intake, intake. Google Ads.', 'A website', ['website'])).toEqual([
    'web',
    'intake',
    'ppc',
    'Pricing',
  ]);
});

test('five at most, pricing included', () => {
  const found = labels('SEO SEO. Google Ads. website. review. intake intake.');
  expect(found).toEqual(['seo', 'intake', 'ppc', 'web', 'Pricing']);
});

test('whole words only, whatever their case, and signs stand for themselves', () => {
  expect(labels('Seoul, reviewer, websites, intakes')).toEqual(['Pricing']);
  expect(labels('seo, lsa')).toEqual(['seo', 'ppc', 'Pricing']);
  expect(labels('c++ (new) things')).toEqual(['c++', 'Pricing']);
});
