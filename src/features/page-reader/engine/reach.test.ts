import { expect, test } from 'vitest';
import type { FetchInfo, Problem } from '../reading.ts';
import { FETCHED, line, page, problemsOf, read } from './read-page.fixture.ts';

const robots = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

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
  [robots('max-image-preview: none'), [], false],
  [robots('max-image-preview:large,noindex'), [], true],
  [robots('NoIndex', 'GoogleBot'), [], true],
  [robots('noindex', 'googlebot-news'), [], false],
  [robots('noindex', 'otherbot'), [], false],
  [robots('none', 'dc.rights'), [], false],
  [robots('What googlebot: noindex means, googlebot: noindex', 'description'), [], false],
  [`<template>${robots('noindex')}</template>`, [], false],
  [`<!-- ${robots('noindex')} -->`, [], false],
])('%s %j: noindex is %s', (head, robotsHeaders, isNoindex) => {
  expect(problemsOf(page(head), { robotsHeaders }).includes('noindex')).toBe(isNoindex);
});

const url = 'https://www.firm.example/services/car';
const SPANISH = 'https://www.firm.example/es/lesi%C3%B3n';
const GOOGLE_AD = `${url}?gad_source=1&gad_campaignid=2&gbraid=3&wbraid=4`;
const NOSCRIPT = '<noscript><iframe src="/x"></iframe></noscript>';
const link = (href: string) => `<link rel="canonical" href="${href}">`;
const base = (href: string) => `<base href="${href}">${link('services/car')}`;

// HTML Standard, 4.2.4 and 4.6.7; RFC 8288
test.each<[string, string, Problem | undefined, Partial<FetchInfo>?]>([
  ['none', '', undefined],
  ['its own address', link(url), undefined],
  ['relative', link('car'), undefined],
  ['relative to base', base('/'), undefined],
  ['a base on another host', base('https://other.example/'), 'canonical-elsewhere'],
  ['without www. and with a slash', link('http://firm.example/services/car/'), undefined],
  ['another page', link('/services'), 'canonical-elsewhere'],
  ['twice the same', link(url) + link('/services/car'), undefined],
  ['the page of a folder', link('/'), undefined, { url: 'https://firm.example/index.php' }],
  ['a header without end', '', undefined, { linkHeader: '<'.repeat(250_000) }],
  ['two', link(url) + link('/services'), 'two-canonicals'],
  ['outside the head', `<img src="/pixel.gif">${link('/services')}`, 'canonical-outside-head'],
  ['in a template', `<template>${link('/services')}</template>`, undefined],
  ['behind a frame in noscript', NOSCRIPT + link('/services'), 'canonical-elsewhere'],
  ['a visit from an ad', link(url), undefined, { url: `${url}?utm_source=mail&gclid=1` }],
  ['a visit from an ad of Google', link(url), undefined, { url: GOOGLE_AD }],
  ['a visit from a newsletter', link(url), undefined, { url: `${url}?_hsenc=a&_hsmi=1` }],
  ['parameters in another order', link(`${url}?a=1&b=2`), undefined, { url: `${url}?b=2&a=1` }],
  ['a query that is none of an ad', link(url), 'canonical-elsewhere', { url: `${url}?page=2` }],
  ['letters beyond ASCII', link('/es/lesión'), undefined, { url: SPANISH }],
  ['a header', '', 'canonical-elsewhere', { linkHeader: '</other>; rel="canonical"' }],
  ['a header that differs', link(url), 'two-canonicals', { linkHeader: '</x>; rel=canonical' }],
  ['another header', '', undefined, { linkHeader: '</a.css>; rel="preload"; as=style' }],
])('the canonical address is %s', (_, head, expected, fetched) => {
  expect(line(page(head), 'canonical-elsewhere', { url, ...fetched })?.problem).toBe(expected);
});

// Pages that forward (HTML Standard, 4.2.5.3 and 16.3)
test.each<[head: string, refreshHeader?: string]>([
  ['<meta http-equiv=refresh content="0; URL=/en/">'],
  ['<meta http-equiv="Refresh" content="5,\'/en/\'">'],
  ['', '0;url=/en/'],
])('%s %s forwards', (head, refreshHeader) => {
  const to = 'https://www.reyes.example/en/';
  expect(read(page(head), { refreshHeader })).toEqual({ unread: 'forwards', to });
});

test.each([
  ['forwards after minutes', '<meta http-equiv="refresh" content="900; url=/">'],
  ['loads itself anew', '<meta http-equiv="refresh" content="300">'],
  ['names itself', `<meta http-equiv="refresh" content="300; url=${FETCHED.url}">`],
  [
    'forwards without scripts',
    '<noscript><meta http-equiv="refresh" content="0;url=/"></noscript>',
  ],
])('a page that %s is read', (_, head) => expect(read(page(head))).toHaveProperty('reading'));
