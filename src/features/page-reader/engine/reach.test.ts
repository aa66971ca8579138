import { describe, expect, test } from 'vitest';
import type { FetchInfo, Problem } from '../reading.ts';
import { FETCHED, line, page, problemsOf, read } from './read-page.fixture.ts';

describe('robots meta and X-Robots-Tag (Google Search Central, "Robots meta tag specifications", as of November 2026)', () => {
  test.each<[string, string[], boolean]>([
    ['', ['noindex, nofollow'], true],
    ['', ['NOINDEX'], true],
    ['', ['none'], true],
    ['', ['googlebot: nofollow', 'otherbot: noindex, nofollow'], false],
    ['', ['otherbot: noindex'], false],
    ['', ['otherbot: noarchive, googlebot: noindex'], true],
    ['', ['bingbot: noindex'], true],
    ['', ['max-image-preview: none'], false],
    ['', ['unavailable_after: 25 Jun 2030 15:00:00 PST'], false],
    ['', ['max-snippet: 20, noindex'], true],
    ['<meta name="robots" content="max-image-preview: none">', [], false],
    ['<meta name="robots" content="max-image-preview:large,noindex">', [], true],
    ['<meta name="GoogleBot" content="NoIndex">', [], true],
    ['<meta name="googlebot-news" content="noindex">', [], false],
    ['<meta name="otherbot" content="noindex">', [], false],
    ['<meta name="dc.rights" content="none">', [], false],
    [
      '<meta name="description" content="What googlebot: noindex means, googlebot: noindex">',
      [],
      false,
    ],
    ['<template><meta name="robots" content="noindex"></template>', [], false],
    ['<!-- <meta name="robots" content="noindex"> -->', [], false],
  ])('%s %j: noindex is %s', (head, robotsHeaders, expected) => {
    expect(problemsOf(page(head), { robotsHeaders }).includes('noindex')).toBe(expected);
  });
});

describe('canonical links (HTML Standard, 4.2.4 and 4.6.7; RFC 8288)', () => {
  const url = 'https://www.firm.example/services/car';
  const link = (href: string) => `<link rel="canonical" href="${href}">`;
  test.each<[string, string, Problem | undefined, Partial<FetchInfo>?]>([
    ['none', '', undefined],
    ['its own address', link(url), undefined],
    ['relative', link('car'), undefined],
    ['relative to base', `<base href="/">${link('services/car')}`, undefined],
    [
      'a base on another host',
      `<base href="https://other.example/">${link('services/car')}`,
      'canonical-elsewhere',
    ],
    ['without www. and with a slash', link('http://firm.example/services/car/'), undefined],
    ['another page', link('/services'), 'canonical-elsewhere'],
    ['twice the same', link(url) + link('/services/car'), undefined],
    ['the page of a folder', link('/'), undefined, { url: 'https://firm.example/index.php' }],
    ['a header without end', '', undefined, { linkHeader: '<'.repeat(250_000) }],
    ['two', link(url) + link('/services'), 'two-canonicals'],
    ['outside the head', `<img src="/pixel.gif">${link('/services')}`, 'canonical-outside-head'],
    ['in a template', `<template>${link('/services')}</template>`, undefined],
    [
      'behind a noscript with a frame',
      `<noscript><iframe src="/x"></iframe></noscript>${link('/services')}`,
      'canonical-elsewhere',
    ],
    ['a visit from an ad', link(url), undefined, { url: `${url}?utm_source=mail&gclid=1` }],
    [
      'a visit from an ad of Google',
      link(url),
      undefined,
      { url: `${url}?gad_source=1&gad_campaignid=2&gbraid=3&wbraid=4` },
    ],
    ['a visit from a newsletter', link(url), undefined, { url: `${url}?_hsenc=a&_hsmi=1` }],
    ['parameters in another order', link(`${url}?a=1&b=2`), undefined, { url: `${url}?b=2&a=1` }],
    ['a query that is none of an ad', link(url), 'canonical-elsewhere', { url: `${url}?page=2` }],
    [
      'letters beyond ASCII',
      link('/es/lesión'),
      undefined,
      { url: 'https://www.firm.example/es/lesi%C3%B3n' },
    ],
    ['a header', '', 'canonical-elsewhere', { linkHeader: '</other>; rel="canonical"' }],
    [
      'a header and a link that differ',
      link(url),
      'two-canonicals',
      { linkHeader: '<https://www.firm.example/x>; rel=canonical' },
    ],
    ['another header', '', undefined, { linkHeader: '</a.css>; rel="preload"; as=style' }],
  ])('%s', (_, head, expected, fetched) => {
    expect(line(page(head), 'canonical-elsewhere', { url, ...fetched })?.problem).toBe(expected);
  });
});

describe('pages that forward or are empty (HTML Standard, 4.2.5.3, 16.3 and 13.2.6.4.4)', () => {
  test.each<[string, string, string, Partial<FetchInfo>?]>([
    [
      'a refresh',
      '<meta http-equiv=refresh content="0; URL=/en/">',
      'https://www.reyes.example/en/',
    ],
    [
      'quotes and no unit',
      '<meta http-equiv="Refresh" content="5,\'/en/\'">',
      'https://www.reyes.example/en/',
    ],
    ['a header', '', 'https://www.reyes.example/en/', { refreshHeader: '0;url=/en/' }],
  ])('%s forwards', (_, head, to, fetched) => {
    expect(read(page(head), fetched)).toEqual({ unread: 'forwards', to });
  });

  test.each([
    ['forwards after minutes', '<meta http-equiv="refresh" content="900; url=/">'],
    ['loads itself anew', '<meta http-equiv="refresh" content="300">'],
    ['names itself', `<meta http-equiv="refresh" content="300; url=${FETCHED.url}">`],
    [
      'forwards whoever has no scripts',
      '<noscript><meta http-equiv="refresh" content="0;url=/no"></noscript>',
    ],
  ])('a page that %s is read', (_, head) => expect(read(page(head))).toHaveProperty('reading'));
});
