import { mistakeAbout } from '../../content/mistake-about.ts';
import { isPathOff } from '../../content/offered.ts';
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
