import { expect, test } from 'vitest';
import { isSample } from '../support/content-in-use.ts';
import { type BuiltPage, pages } from './built-pages.ts';

/** Words of a city's page outside answers, claims and sources. */
const WORDS = { least: 1_200, most: 1_500 } as const;
/** What may be folded: the answers of the questions, claims and sources. */
const MAY_FOLD = '#faq, [aria-labelledby="claims-heading"], [aria-labelledby="sources-heading"]';

const cities = pages
  .filter(({ address }) => address.startsWith('/locations/'))
  .map((page) => [page.address, page] as const);

function wordsInSight({ $ }: BuiltPage) {
  const main = $('main').clone();
  main.find('script, style, noscript, template, .sr-only, .folded').remove();
  const texts = main
    .find('*')
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''));
  return texts.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,%$+:-]*/gu)?.length ?? 0;
}

test.runIf(isSample)('there are city pages', () =>
  expect(cities.length).toBeGreaterThanOrEqual(10),
);

test.each(cities)('%s folds nothing but answers, claims and sources', (_, { $ }) => {
  const folded = $('main details')
    .toArray()
    .filter((details) => $(details).closest(MAY_FOLD).length === 0);
  expect(folded.map((details) => $(details).find('summary').text())).toEqual([]);
});

test.runIf(isSample).each(cities)(
  '%s says what it has to say in 1,200 to 1,500 words',
  (_, page) => {
    const words = wordsInSight(page);
    expect(words).toBeGreaterThanOrEqual(WORDS.least);
    expect(words).toBeLessThanOrEqual(WORDS.most);
  },
);
