import { describe, expect } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { addresses, type BuiltPage, DIST, everyPage } from './built-pages.ts';

const { siteUrl } = await readManifest(DIST);

function internalLinks({ $, address }: BuiltPage): URL[] {
  const named = $(
    'a[href], link[href], area[href], script[src], img[src], source[src], form[action]',
  )
    .toArray()
    .flatMap((element) => ['href', 'src', 'action'].map((name) => $(element).attr(name)))
    // The inline script loads these scripts on demand.
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

describe('links', () => {
  everyPage(
    'every page links to pages by their own address, not by one that is redirected',
    (page) => {
      const redirected = internalLinks(page).filter(
        ({ pathname }) => pathname !== '/' && /\/$|\.html$|[A-Z]/.test(pathname),
      );
      const named = redirected.filter(({ pathname }) => !addresses.has(pathname));
      expect(named.map(({ pathname }) => pathname)).toEqual([]);
    },
  );
});
