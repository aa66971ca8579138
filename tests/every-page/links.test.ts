import { describe, expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { addresses, type BuiltPage, DIST, eachPage, pages } from './built-pages.ts';

const { siteUrl, moved } = await readManifest(DIST);
const redirected = new Map(Object.entries(moved));
/** Functions of the backend have their own tests. */
const isFunction = (path: string) => path.startsWith('/functions/');

/** Every address of this site that the page names, with its anchor, as paths from the root. */
function internalLinks({ $, address }: BuiltPage): URL[] {
  const named = $('a[href], link[href], area[href], script[src], img[src], source[src], form[action]')
    .toArray()
    .flatMap((element) => ['href', 'src', 'action'].map((name) => $(element).attr(name)))
    // Scripts that inline code asks for at the first sign of an intent.
    .concat(
      $('[data-first], [data-script]')
        .toArray()
        .map((element) => $(element).attr('data-first') ?? $(element).attr('data-script')),
    )
    .concat(
      $('img[srcset], source[srcset]')
        .toArray()
        .flatMap((element) => sources($(element).attr('srcset'))),
    );
  return named
    .filter((value) => value !== undefined)
    .map((value) => new URL(value, new URL(address, siteUrl)))
    .filter(({ origin }) => origin === new URL(siteUrl).origin);
}

const sources = (srcset = '') => srcset.split(',').map((entry) => entry.trim().split(/\s+/)[0]);

function hasAnchor(path: string, hash: string): boolean {
  const target = pages.find(({ address }) => address === path);
  const id = decodeURIComponent(hash.slice(1));
  return (
    !target ||
    id === 'top' ||
    target
      .$('[id]')
      .toArray()
      .some((element) => element.attribs.id === id)
  );
}

describe('links', () => {
  test.each(eachPage)('%s links only to what is there', (address, page) => {
    const broken = internalLinks(page).filter(({ pathname, hash }) => {
      if (isFunction(pathname) || (pathname === address && !hash)) return false;
      const path = redirected.get(pathname) ?? pathname;
      return !addresses.has(path) || ERROR_PAGES.has(path) || (hash !== '' && !hasAnchor(path, hash));
    });
    const own = broken.filter(
      ({ pathname, hash }) => !(pathname === address && (!hash || hasAnchor(address, hash))),
    );
    expect(own.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
  });

  test.each(eachPage)('%s links to pages by their own address, not by one that is redirected', (_, page) => {
    const moved = internalLinks(page).filter(
      ({ pathname }) => pathname !== '/' && /\/$|\.html$|[A-Z]/.test(pathname),
    );
    const named = moved.filter(({ pathname }) => !addresses.has(pathname));
    expect(named.map(({ pathname }) => pathname)).toEqual([]);
  });
});
