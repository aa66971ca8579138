import { expect, test } from 'vitest';
import type { FetchInfo, Problem } from '../reading.ts';
import { FETCHED, line, page, problemsOf, read } from './read-page.fixture.ts';

const robotsMeta = (content: string, name = 'robots') =>
  `<meta name="${name}" content="${content}">`;

// Google Search Central, "Robots meta tag specifications", as of November 2026
test.each<[head: string, robotsHeaders: string[], isNoindex: boolean]>([
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
  [robotsMeta('max-image-preview: none'), [], false],
  [robotsMeta('max-image-preview:large,noindex'), [], true],
  [robotsMeta('NoIndex', 'GoogleBot'), [], true],
  [robotsMeta('noindex', 'googlebot-news'), [], false],
  [robotsMeta('noindex', 'otherbot'), [], false],
  [robotsMeta('none', 'dc.rights'), [], false],
  [robotsMeta('What googlebot: noindex means, googlebot: noindex', 'description'), [], false],
  [`<template>${robotsMeta('noindex')}</template>`, [], false],
  [`<!-- ${robotsMeta('noindex')} -->`, [], false],
])(
  'a page with the head %s and the header %j has noindex: %s',
  (head, robotsHeaders, isNoindex) => {
    expect(problemsOf(page(head), { robotsHeaders }).includes('noindex')).toBe(isNoindex);
  },
);

const url = 'https://www.firm.example/services/car';
const SPANISH = 'https://www.firm.example/es/lesi%C3%B3n';
const GOOGLE_AD = `${url}?gad_source=1&gad_campaignid=2&gbraid=3&wbraid=4`;
const NOSCRIPT = '<noscript><iframe src="/x"></iframe></noscript>';
const canonicalLink = (href: string) => `<link rel="canonical" href="${href}">`;
const baseWithCanonical = (href: string) => `<base href="${href}">${canonicalLink('services/car')}`;

// HTML Standard, 4.2.4 and 4.6.7; RFC 8288
test.each<[string, string, Problem | undefined, Partial<FetchInfo>?]>([
  ['absent', '', undefined],
  ['its own address', canonicalLink(url), undefined],
  ['relative', canonicalLink('car'), undefined],
  ['relative to base', baseWithCanonical('/'), undefined],
  ['a base on another host', baseWithCanonical('https://other.example/'), 'canonical-elsewhere'],
  ['without www. and with a slash', canonicalLink('http://firm.example/services/car/'), undefined],
  ['another page', canonicalLink('/services'), 'canonical-elsewhere'],
  ['the same address twice', canonicalLink(url) + canonicalLink('/services/car'), undefined],
  [
    'the page of a folder',
    canonicalLink('/'),
    undefined,
    { url: 'https://firm.example/index.php' },
  ],
  ['a header without end', '', undefined, { linkHeader: '<'.repeat(250_000) }],
  ['one of two', canonicalLink(url) + canonicalLink('/services'), 'two-canonicals'],
  [
    'outside the head',
    `<img src="/pixel.gif">${canonicalLink('/services')}`,
    'canonical-outside-head',
  ],
  ['in a template', `<template>${canonicalLink('/services')}</template>`, undefined],
  ['behind a frame in noscript', NOSCRIPT + canonicalLink('/services'), 'canonical-elsewhere'],
  ['a visit from an ad', canonicalLink(url), undefined, { url: `${url}?utm_source=mail&gclid=1` }],
  ['a visit from an ad of Google', canonicalLink(url), undefined, { url: GOOGLE_AD }],
  ['a visit from a newsletter', canonicalLink(url), undefined, { url: `${url}?_hsenc=a&_hsmi=1` }],
  [
    'parameters in another order',
    canonicalLink(`${url}?a=1&b=2`),
    undefined,
    { url: `${url}?b=2&a=1` },
  ],
  [
    'a query that is none of an ad',
    canonicalLink(url),
    'canonical-elsewhere',
    { url: `${url}?page=2` },
  ],
  ['letters beyond ASCII', canonicalLink('/es/lesión'), undefined, { url: SPANISH }],
  ['a header', '', 'canonical-elsewhere', { linkHeader: '</other>; rel="canonical"' }],
  [
    'a header that differs',
    canonicalLink(url),
    'two-canonicals',
    { linkHeader: '</x>; rel=canonical' },
  ],
  ['another header', '', undefined, { linkHeader: '</a.css>; rel="preload"; as=style' }],
])('the canonical address is %s', (_, head, expected, fetched) => {
  expect(line(page(head), 'canonical-elsewhere', { url, ...fetched })?.problem).toBe(expected);
});

// Pages that forward (HTML Standard, 4.2.5.3 and 16.3)
test.each<[head: string, refreshHeader?: string]>([
  ['<meta http-equiv=refresh content="0; URL=/en/">'],
  ['<meta http-equiv="Refresh" content="5,\'/en/\'">'],
  ['', '0;url=/en/'],
])('a page with the head %s and the header %s forwards', (head, refreshHeader) => {
  const to = 'https://www.reyes.example/en/';
  expect(read(page(head), { refreshHeader })).toEqual({ unread: 'forwards', to });
});

test.each([
  ['forwards after minutes', '<meta http-equiv="refresh" content="900; url=/">'],
  ['loads itself anew', '<meta http-equiv="refresh" content="300">'],
  ['forwards to itself', `<meta http-equiv="refresh" content="300; url=${FETCHED.url}">`],
  [
    'forwards without scripts',
    '<noscript><meta http-equiv="refresh" content="0;url=/"></noscript>',
  ],
])('a page that %s is read', (_, head) => expect(read(page(head))).toHaveProperty('reading'));
