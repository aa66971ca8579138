import { expect, test } from 'vitest';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import {
  htmlAnswer,
  openReader,
  thirdPartySite,
  unreadReason,
} from './support/third-party-site.ts';

const { site, addressOf } = thirdPartySite();

test('a robots.txt that blocks us is reported with its rules for other crawlers', async () => {
  site.answers['/robots.txt'] = (_, response) => response.end('User-agent: *\nDisallow: /');
  expect(await openReader().readUrl(addressOf('/page'))).toEqual({
    unread: 'robots',
    url: addressOf('/page'),
    items: expect.arrayContaining(['Googlebot: blocked (line 2 of robots.txt)']),
  });
});

test.each([
  ['Cloudflare, a header', htmlAnswer('<p>x</p>', { 'cf-mitigated': 'challenge' }, 403)],
  [
    'Cloudflare, a mark',
    htmlAnswer('<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', {}, 503),
  ],
  ['AWS, a header', htmlAnswer('', { 'x-amzn-waf-action': 'challenge' }, 202)],
  ['SiteGround, a header', htmlAnswer('', { 'sg-captcha': 'challenge' }, 202)],
  ['SiteGround, a redirect', htmlAnswer('', { Location: '/.well-known/sgcaptcha/?r=%2F' }, 302)],
  [
    'SiteGround, a refresh',
    htmlAnswer('<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">', {}, 202),
  ],
  [
    'DataDome, a mark',
    htmlAnswer(
      '<p>Please enable JS</p><script>var dd={}</script><script src="https://ct.captcha-delivery.com/c.js"></script>',
    ),
  ],
  [
    'Imperva, a mark',
    htmlAnswer('<iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9"></iframe>'),
  ],
  [
    'Sucuri, a mark',
    htmlAnswer(
      '<title>You are being redirected...</title><script>sucuri_cloudproxy_js=""</script>',
    ),
  ],
])('a bot wall is not a finding about the page: %s', async (_, answer) => {
  site.answers['/'] = answer;
  expect(unreadReason(await openReader().readUrl(addressOf('/')))).toBe('challenge');
});

test.each([
  [
    'mentions a bot wall',
    GOOD_PAGE.replace(/<title>.*?</, '<title>Just a moment: access denied?<'),
  ],
  [
    'is behind DataDome',
    GOOD_PAGE.replace('</head>', '<script src="https://js.datadome.co/tags.js"></script></head>'),
  ],
  [
    'is behind Cloudflare',
    GOOD_PAGE.replace(
      '</body>',
      '<script>window.__CF$cv$params={}</script><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script></body>',
    ),
  ],
  [
    'is behind Imperva',
    GOOD_PAGE.replace('</body>', '<script src="/_Incapsula_Resource?SWJIYLWA=7"></script></body>'),
  ],
])('a page that %s is read', async (_, page) => {
  site.answers['/'] = htmlAnswer(page);
  expect(unreadReason(await openReader().readUrl(addressOf('/')))).toBe('read');
});
