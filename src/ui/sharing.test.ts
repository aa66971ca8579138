import { expect, test } from 'vitest';
import { shareLinks } from './sharing.ts';

const URL_OF_POST = 'https://www.northbar.example/blog/a';

test('each network gets the address under its own parameter, and Twitter gets the title as well', () => {
  const links = shareLinks(URL_OF_POST, 'Ads & SEO: which?');
  expect(
    links.map(({ network, href }) => [network, new URL(href).origin + new URL(href).pathname]),
  ).toEqual([
    ['X (Twitter)', 'https://twitter.com/intent/tweet'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/'],
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php'],
  ]);
  expect(links.map(({ href }) => Object.fromEntries(new URL(href).searchParams))).toEqual([
    { url: URL_OF_POST, text: 'Ads & SEO: which?' },
    { url: URL_OF_POST },
    { u: URL_OF_POST },
  ]);
});
