import { expect, test } from 'vitest';
import type { FetchInfo, Problem } from '../reading.ts';
import { FETCHED, line, page, problemsOf, read } from './read-page.fixture.ts';

const robotsMeta = (content: string, name = 'robots') =>
  `<meta name="${name}" content="${content}">`;

// Google Search Central, "Robots meta tag specifications", as of November 2026
test.each<[head: string, robotsHeaders: string[], isNoindex: boolean]>([
  ['', ['noindex, nofollow'], true],
  ['', ['otherbot: noindex'], false],
  ['', ['max-image-preview: none'], false],
  [robotsMeta('max-image-preview:large,noindex'), [], true],
  [robotsMeta('NoIndex', 'GoogleBot'), [], true],
  [robotsMeta('noindex', 'googlebot-news'), [], false],
  [`<template>${robotsMeta('noindex')}</template>`, [], false],
  [`<!-- ${robotsMeta('noindex')} -->`, [], false],
])(
  'a page with the head %s and the header %j has noindex: %s',
  (head, robotsHeaders, isNoindex) => {
    expect(problemsOf(page(head), { robotsHeaders }).includes('noindex')).toBe(isNoindex);
  },
);

const url = 'https://www.firm.example/services/car';
const NOSCRIPT = '<noscript><iframe src="/x"></iframe></noscript>';
const canonicalLink = (href: string) => `<link rel="canonical" href="${href}">`;
const baseWithCanonical = (href: string) => `<base href="${href}">${canonicalLink('services/car')}`;

// HTML Standard, 4.2.4 and 4.6.7; RFC 8288
test.each<[string, string, Problem | undefined, Partial<FetchInfo>?]>([
  ['its own address', canonicalLink(url), undefined],
  ['relative to base', baseWithCanonical('/'), undefined],
  ['another page', canonicalLink('/services'), 'canonical-elsewhere'],
  ['behind a frame in noscript', NOSCRIPT + canonicalLink('/services'), 'canonical-elsewhere'],
  [
    'outside the head',
    `<img src="/pixel.gif">${canonicalLink('/services')}`,
    'canonical-outside-head',
  ],
  ['a visit from an ad', canonicalLink(url), undefined, { url: `${url}?utm_source=mail&gclid=1` }],
  [
    'a query that is none of an ad',
    canonicalLink(url),
    'canonical-elsewhere',
    { url: `${url}?page=2` },
  ],
  ['a header', '', 'canonical-elsewhere', { linkHeader: '</other>; rel="canonical"' }],
])('the canonical address is %s', (_, head, expected, fetchInfo) => {
  expect(line(page(head), 'canonical-elsewhere', { url, ...fetchInfo })?.problem).toBe(expected);
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
])('a page that %s is read', (_, head) => expect(read(page(head))).toHaveProperty('reading'));
