import { describe, expect } from 'vitest';
import { addresses, type BuiltPage, everyPage, siteUrl } from './built-pages.ts';

function internalLinks({ $, address }: BuiltPage): URL[] {
  const addressTexts = $(
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
        .flatMap((element) => sourcesOf($(element).attr('srcset'))),
    );
  return addressTexts
    .filter((value) => value !== undefined)
    .map((value) => new URL(value, new URL(address, siteUrl)))
    .filter(({ origin }) => origin === new URL(siteUrl).origin);
}

const sourcesOf = (srcset = '') => srcset.split(',').map((entry) => entry.trim().split(/\s+/)[0]);

describe('links', () => {
  everyPage('of every page lead to current addresses, not to redirected ones', (page) => {
    const redirected = internalLinks(page).filter(
      ({ pathname }) => pathname !== '/' && /\/$|\.html$|[A-Z]/.test(pathname),
    );
    const namedAddresses = redirected.filter(({ pathname }) => !addresses.has(pathname));
    expect(namedAddresses.map(({ pathname }) => pathname)).toEqual([]);
  });
});
