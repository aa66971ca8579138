import { expect, test } from 'vitest';
import { priceOf } from './service-page.ts';

const list = [
  ['Legal SEO Only', '$3,000-$5,000/month'],
  ['Web Design', '$5,000-$15,000 one-time'],
].map(([name = '', price = '']) => ({ name, price, text: 'What it buys', href: '/services/a' }));
test.each(list)('$name costs $price', ({ name, price }) => {
  expect(priceOf(name, list)?.price).toBe(price);
});
test('a page that says no price has none', () => expect(priceOf(undefined, list)).toBeUndefined());
