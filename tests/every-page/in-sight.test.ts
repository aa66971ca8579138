import { describe, expect, test } from 'vitest';
import { isSample } from '../support/content-in-use.ts';
import { eachPage } from './built-pages.ts';

/** What may be folded: questions, sources, claims, the table beside the packages, and on tools and articles what few readers need. */
const FOLDED = [
  '#faq details',
  'details#comparison',
  '[aria-labelledby="sources-heading"] details',
  '[aria-labelledby="claims-heading"] details',
  // A list of the headings of the page, beside its text on a wide screen.
  'nav details',
  // Tools: examples and fields that most visitors leave alone; without script, the menu.
  '[data-astro-island] details',
  'astro-island details',
  // Fields that a script reads: the home page's exhibit on a phone.
  'details.needs-script',
].join();
/** Pages without folds of any other kind. */
const IN_SIGHT = /^\/(locations|practice-areas|services|resources)\/|^\/(pricing|about)?$/;

const inSight = eachPage.filter(([address]) => IN_SIGHT.test(address));
const withCase = eachPage.filter(([, { $ }]) => $('main [data-client-case]').length > 0);

describe('what a visitor needs stands there', () => {
  test.runIf(isSample)('pages of each kind are looked at', () =>
    expect(inSight.length).toBeGreaterThanOrEqual(15),
  );

  test.each(inSight)('%s folds questions, claims and sources, and nothing else', (_, { $ }) => {
    const others = $('main details').not(FOLDED).toArray();
    expect(others.map((each) => $(each).children('summary').text())).toEqual([]);
  });
});

describe.runIf(withCase.length > 0)('one client', () => {
  test.each(withCase)(
    '%s shows a case before its first section, footnoted, with the way to all of them',
    (_, { $ }) => {
      const band = $('main [data-client-case]');
      expect(band).toHaveLength(1);
      const id = band.attr('data-client-case');
      expect(band.find(`sup a[href="#claim-case-${id}"]`)).toHaveLength(1);
      expect($(`#claim-case-${id}`)).toHaveLength(1);
      expect(band.find('a[href="/#results"]')).toHaveLength(1);
      expect(band.prevAll('section, div')).toHaveLength(1);
    },
  );
});

/** Headings of the end of a page, in the one order that all pages keep. */
const END = ['faq', 'terms-heading', 'sources-heading', 'claims-heading', 'closing-heading'];

describe('the end of a page', () => {
  test.each(eachPage)('%s: questions, terms, sources, claims, then the close', (address, { $ }) => {
    // The pages of cities have their questions before the contact card, and end like the others.
    const ids = $('main [id]')
      .toArray()
      .map((each) => each.attribs.id ?? '')
      .filter((id) => END.includes(id));
    expect(ids, address).toEqual(END.filter((id) => ids.includes(id)));
  });
});
