import { expect, test } from 'vitest';
import { priceOf, serviceTrail, stepAnchor } from './service-page.ts';

const list = [
  ['Legal SEO Only', '$3,000-$5,000/month'],
  ['Web Design', '$5,000-$15,000 one-time'],
].map(([name = '', price = '']) => ({ name, price, text: 'What it buys', href: '/services/a' }));

test('the trail leads home first', () => {
  expect(serviceTrail('Web Design')).toEqual([{ label: 'Services', path: '/' }, { label: 'Web Design' }]);
});
test('steps are numbered from 1', () => {
  expect(stepAnchor(1)).toBe('step-1');
});
test.each(list)('$name costs $price', ({ name, price }) => {
  expect(priceOf(name, list)?.price).toBe(price);
});
test('a page that says no price has none', () => expect(priceOf(undefined, list)).toBeUndefined());
test('an entry the list does not hold is named with the ones it does', () => {
  expect(() => priceOf('Radio', list)).toThrow(
    /price\.item: expected one of "Legal SEO Only".*, found "Radio"/,
  );
});
