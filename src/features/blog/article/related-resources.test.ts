import { expect, test } from 'vitest';
import { relatedResources } from './related-resources.ts';

const resource = (label: string, ...keywords: string[]) => ({
  label,
  path: `/${label}`,
  description: `About ${label}`,
  keywords,
});
const pricing = { label: 'Pricing', path: '/pricing', description: 'What it costs' };
const TABLE = {
  chosen: [
    resource('seo', 'SEO', 'search rankings'),
    resource('ppc', 'Google Ads', 'LSA'),
    resource('web', 'website'),
    resource('intake', 'intake'),
  ],
  last: pricing,
};
const labelsFor = (content: string, title = 'Title', tags: string[] = []) =>
  relatedResources({ title, tags, content }, TABLE).map(({ label }) => label);

test('resources are ordered by mentions in title, tags and body, then by the table; pricing is last', () => {
  expect(labelsFor('Intake, intake. Google Ads.', 'A website', ['website'])).toEqual([
    'web',
    'intake',
    'ppc',
    'Pricing',
  ]);
});
