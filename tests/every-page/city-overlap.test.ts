import { expect, test } from 'vitest';
import { isSample } from '../support/content-in-use.ts';
import { type BuiltPage, pages } from './built-pages.ts';

/** Words that stand one after another. */
const RUN_WORDS = 6;
/** Share of a page's runs that may stand in any one other city page. */
const SHARED_MAX = 0.35;

/** What a page itself says: without header and footer, claims, scripts and what opens over the page. */
function ownText({ $ }: BuiltPage) {
  const main = $('main').clone();
  main.find('script, style, noscript, template, [aria-labelledby="claims-heading"]').remove();
  return main
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''))
    .join(' ');
}

function runs(page: BuiltPage) {
  const words =
    ownText(page)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(RUN_WORDS - 1).map((_, index) => words.slice(index, index + RUN_WORDS).join(' ')),
  );
}

const cities = pages
  .filter(({ address }) => address.startsWith('/locations/'))
  .map((page) => ({ address: page.address, runs: runs(page) }));

/** Share of the runs of one page that stand in another. */
function shared(of: ReadonlySet<string>, other: ReadonlySet<string>) {
  return of.intersection(other).size / of.size;
}

test.runIf(isSample)('there are city pages, with enough words to compare', () => {
  expect(cities.length).toBeGreaterThanOrEqual(10);
  for (const city of cities) expect(city.runs.size, city.address).toBeGreaterThan(1_000);
});

test.each(cities.map((city) => [city.address, city.runs] as const))(
  '%s is a page of its own',
  (address, own) => {
    const alike = cities
      .filter((other) => other.address !== address)
      .map((other) => ({ address: other.address, share: shared(own, other.runs) }))
      .filter(({ share }) => share > SHARED_MAX);
    expect(alike).toEqual([]);
  },
);
