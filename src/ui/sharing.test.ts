import { expect, test } from 'vitest';
import { shareLinks } from './sharing.ts';

const URL_OF_POST = 'https://www.northbar.example/blog/a';

test('the link of each network has the address under its own parameter, and that of Twitter the title', () => {
  const links = shareLinks(URL_OF_POST, 'Ads & SEO: which?').map(({ network, href }) => {
    const { origin, pathname, searchParams } = new URL(href);
    return [network, origin + pathname, Object.fromEntries(searchParams)];
  });
  const url = URL_OF_POST;
  expect(links).toEqual([
    ['X (Twitter)', 'https://twitter.com/intent/tweet', { url, text: 'Ads & SEO: which?' }],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
  ]);
});
