import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { pricingSchema } from '../pricing/schema.ts';
import { priceOf, serviceTrail, stepAnchor } from './service-page.ts';

const list = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data.aLaCarte.items;

test('the trail leads home first', () => {
  expect(serviceTrail('Web Design')).toEqual([{ label: 'Services', path: '/' }, { label: 'Web Design' }]);
});
test('steps are numbered from 1', () => {
  expect(stepAnchor(1)).toBe('step-1');
});
test.each([
  ['Legal SEO Only', '$3,000-$5,000/month'],
  ['PPC Management', '$1,500/month plus ad spend'],
  ['Content Marketing', '$2,000-$4,000/month'],
  ['Reputation Management', '$1,500-$2,500/month'],
  ['Web Design', '$5,000-$15,000 one-time'],
  ['Analytics', 'Included with all packages'],
])('%s costs %s', (item, price) => {
  expect(priceOf(item, list).price).toBe(price);
});
test('an entry the list does not hold is named with the ones it does', () => {
  expect(() => priceOf('Radio', list)).toThrow(
    /price\.item: expected one of "Legal SEO Only".*, found "Radio"/,
  );
});
