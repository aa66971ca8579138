import { mistakeAbout } from '../../content/mistake-about.ts';
import type { PriceListItem } from '../pricing/schema.ts';

/** There is no list of services, so the first entry leads home. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

/** What a service costs bought alone, where its page says so. A name that the a la carte list does not hold stops the build. */
export function priceOf(
  item: string | undefined,
  list: readonly PriceListItem[] = [],
  file?: string,
) {
  if (item === undefined) return;
  const entry = list.find(({ name }) => name === item);
  if (!entry) {
    const expected = list.map(({ name }) => `"${name}"`).join(', ');
    throw mistakeAbout('price.item', item, `one of ${expected}`, file);
  }
  return entry;
}
