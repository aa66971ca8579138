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

const CAPTCHA = '/.well-known/sgcaptcha/?r=%2F';
test.each([
  ['Cloudflare, a header', htmlAnswer('<p>x</p>', { 'cf-mitigated': 'challenge' }, 403)],
  ['Cloudflare, a mark', htmlAnswer('<script>window._cf_chl_opt={}</script>', {}, 503)],
  ['AWS, a header', htmlAnswer('', { 'x-amzn-waf-action': 'challenge' }, 202)],
  ['SiteGround, a redirect', htmlAnswer('', { Location: CAPTCHA }, 302)],
  [
    'SiteGround, a refresh',
    htmlAnswer(`<meta http-equiv="refresh" content="0;${CAPTCHA}">`, {}, 202),
  ],
  ['DataDome, a mark', htmlAnswer('<script src="https://ct.captcha-delivery.com/c.js"></script>')],
  ['Imperva, a mark', htmlAnswer('<iframe src="/_Incapsula_Resource?CWUDNSAI=9"></iframe>')],
  ['Sucuri, a mark', htmlAnswer('<script>sucuri_cloudproxy_js=""</script>')],
])('a bot wall is not a finding about the page: %s', async (_, answer) => {
  site.answers['/'] = answer;
  expect(unreadReason(await openReader().readUrl(addressOf('/')))).toBe('challenge');
});

test.each([
  ['mentions a bot wall', '<p>Just a moment: access denied?</p>'],
  ['is behind DataDome', '<script src="https://js.datadome.co/tags.js"></script>'],
  ['is behind Cloudflare', '<script src="/cdn-cgi/challenge-platform/scripts/main.js"></script>'],
])('a page that %s is read', async (_, markup) => {
  site.answers['/'] = htmlAnswer(GOOD_PAGE.replace('</body>', () => `${markup}</body>`));
  expect(unreadReason(await openReader().readUrl(addressOf('/')))).toBe('read');
});
