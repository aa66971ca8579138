import { expect, test } from 'vitest';
import { site as inUse } from '../../tests/support/content-in-use.ts';
import { pageMeta, withBrand } from './page-meta.ts';

const ORIGIN = 'https://www.northbar.example';
const site = { ...inUse, brand: 'Northbar' };
const input = { title: 'Pricing', description: 'What it costs.', path: '/pricing' };
const metaOf = (overrides: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ ...input, ...overrides }, site, ORIGIN);

test.each([
  ['Pricing', 'Pricing | Northbar'],
  ['About Northbar', 'About Northbar'],
  ['NORTHBAR and you', 'NORTHBAR and you'],
])('the title %s becomes %s', (title, full) => expect(withBrand(title, 'Northbar')).toBe(full));

test('an explicit canonical address replaces that of the page', () => {
  const canonical = 'https://other.example/x';
  expect(metaOf({ canonical }).links).toEqual([{ rel: 'canonical', href: canonical }]);
  expect(metaOf({ canonical }).metas).toContainEqual({ property: 'og:url', content: canonical });
});
