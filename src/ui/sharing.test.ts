import { expect, test } from 'vitest';
import { shareLinks } from './sharing.ts';

const URL_OF_POST = 'https://www.northbar.example/blog/a';

test('each link has the address under the parameter of its network, and Twitter’s link also has the title', () => {
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
