import type { PriceListItem } from '../pricing/schema.ts';

/** Breadcrumb of a service. No page lists all services, so the first entry leads home. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

/** The entry of the price list with this name. */
export const priceOf = (item: string | undefined, list: readonly PriceListItem[] = []) =>
  list.find(({ name }) => name === item);
