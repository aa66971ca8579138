import { isPathOff } from '../../content/this-site.ts';
import type { Pricing } from '../pricing/schema.ts';

export type PriceListItem = NonNullable<Pricing['aLaCarte']>['items'][number];

/** There is no list of services, so the first entry leads home. */
export function serviceTrail(name: string) {
  return [{ label: 'Services', path: '/' }, { label: name }];
}

/** Steps count from 1. */
export function stepAnchor(number: number) {
  return `step-${number}`;
}

type Stepped = { howTo?: { steps: { url: string }[] } | undefined };

/** The page with its steps: one that would go on to a tool or a report that the site does not have stays on the page itself. */
export function withOfferedSteps<Page extends Stepped>(page: Page, path: string): Page {
  if (!page.howTo) return page;
  const steps = page.howTo.steps.map((step) =>
    isPathOff(step.url) ? { ...step, url: path } : step,
  );
  return { ...page, howTo: { ...page.howTo, steps } };
}

/** What a service costs bought alone, where its page says so. */
export const priceOf = (item: string | undefined, list: readonly PriceListItem[] = []) =>
  list.find(({ name }) => name === item);
