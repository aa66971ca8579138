import { expect, test } from 'vitest';
import { readInUse } from '../../../tests/support/content-in-use.ts';
import { pageForSite, scorecardPageSchema } from './page-schema.ts';

const page = readInUse('tools/gmb-scorecard.yaml', scorecardPageSchema);

test('a page with a profile reader does not state that nothing is read', () => {
  const { copyWithProfiles, ...read } = pageForSite(page, true);
  expect(JSON.stringify(read)).not.toMatch(/Nothing on Google|"No\. After two seconds/);
  expect([read.hero.lede, read.faq.items[0]?.answer]).toEqual([
    copyWithProfiles.lede,
    copyWithProfiles.answer,
  ]);
  expect(read.faq.items.slice(1)).toEqual(page.faq.items.slice(1));
});
