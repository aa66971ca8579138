import type { Pricing } from '../pricing/schema.ts';

export type PriceListItem = Pricing['aLaCarte']['items'][number];

/** Trail of a service page. In: its name. Out: entries; there is no list of services, so the first leads home. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

/** Anchor of a how-to step. In: its number, from 1. */
export function stepAnchor(number: number) {
  return `step-${number}`;
}

/**
 * What a service costs bought alone.
 * In: the entry its file names, and the a la carte list. Errors: a name the list does not hold stops the build.
 */
export function priceOf(item: string, list: readonly PriceListItem[]) {
  const entry = list.find(({ name }) => name === item);
  if (!entry) {
    const expected = list.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(`content/services: price.item is "${item}", expected one of ${expected}`);
  }
  return entry;
}
