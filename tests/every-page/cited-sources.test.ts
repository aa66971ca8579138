import { describe, expect, test } from 'vitest';
import { isSample } from '../support/content-in-use.ts';
import { type BuiltPage, everyPage, pages } from './built-pages.ts';

/** These pages cite sources for the page as a whole. */
const LISTS_AS_A_WHOLE = /^\/(locations|practice-areas)\//;

const listed = ({ $ }: BuiltPage) =>
  $('li[id^="source-"]')
    .toArray()
    .map((source) => source.attribs.id);

const citing = pages.filter(
  (page) => listed(page).length > 0 && !LISTS_AS_A_WHOLE.test(page.address),
);

describe('sources', () => {
  test.runIf(isSample)('are listed on pages that cite them by letter', () => {
    expect(citing.length).toBeGreaterThan(0);
  });

  everyPage(
    'every page cites each source that it lists',
    (page) => {
      const uncited = listed(page).filter((id) => page.$(`sup a[href="#${id}"]`).length === 0);
      expect(uncited).toEqual([]);
    },
    citing,
  );
});
