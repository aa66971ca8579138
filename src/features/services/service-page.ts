import type { PriceListItem } from '../pricing/schema.ts';

/** There is no list of services, so the first entry leads home. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

/** The price of a service bought alone, where its page states one. */
export const priceOf = (item: string | undefined, list: readonly PriceListItem[] = []) =>
  list.find(({ name }) => name === item);
