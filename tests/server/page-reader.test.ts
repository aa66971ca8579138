import { expect, test, vi } from 'vitest';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import {
  htmlAnswer,
  localPolicy,
  log,
  openReader,
  quote,
  thirdPartySite,
  unreadReason,
} from './support/third-party-site.ts';

const { site, addressOf } = thirdPartySite();

test('a page is read by an explained user agent, and only its host and outcome are logged', async () => {
  site.answers['/page?client=7'] = htmlAnswer(GOOD_PAGE);
  const answer = await openReader().readUrl(addressOf('/page?client=7'));
  expect(quote(answer, 'h1')).toBe('Wrongful termination in Ohio');
  expect(site.requests).toEqual(['/robots.txt', '/page?client=7']);
  expect([...site.userAgents]).toEqual([
    'Mozilla/5.0 (compatible; LegalPageReader/1.0; +https://www.northbar.example/tools/page-reader#fetch)',
  ]);
  expect(log.info).toHaveBeenLastCalledWith(
    { host: 'firm.test', outcome: 'read', ms: expect.any(Number) },
    'a page was read',
  );
  expect(JSON.stringify(log.info.mock.calls)).not.toContain('client=7');
});

test('robots.txt is obeyed at each redirect', async () => {
  site.answers['/robots.txt'] = (_, response) =>
    response.end(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: LegalPageReader\nDisallow: /private\n',
    );
  site.answers['/page'] = htmlAnswer(GOOD_PAGE);
  site.answers['/private'] = htmlAnswer(GOOD_PAGE);
  site.answers['/leads'] = htmlAnswer('', { Location: '/private' }, 301);
  const pageReader = openReader();
  const answer = await pageReader.readUrl(addressOf('/page'));
  const crawlers =
    'reading' in answer
      ? answer.reading.lines.find(({ id }) => id === 'crawlers-shut-out')
      : undefined;
  expect(crawlers?.outcome).toBe('found');
  expect(crawlers?.items).toContain('GPTBot: blocked (line 2 of robots.txt)');
  expect(crawlers?.items).toContain('Googlebot: may read it');
  expect(unreadReason(await pageReader.readUrl(addressOf('/private')))).toBe('robots');
  expect(unreadReason(await pageReader.readUrl(addressOf('/leads')))).toBe('robots');
  expect(site.requests).not.toContain('/private');
  site.answers['/robots.txt'] = (_, response) => response.writeHead(503).end();
  expect(unreadReason(await pageReader.readUrl(addressOf('/other')))).toBe('robots-failed');
});

test.each([
  [401, 'refused'],
  [404, 'gone'],
  [429, 'busy-there'],
  [500, 'status'],
])('an answer %i is not a page: %s', async (status, reason) => {
  site.answers['/'] = htmlAnswer('<h1>No</h1>', {}, status);
  expect(await openReader().readUrl(addressOf('/'))).toMatchObject({ unread: reason, status });
});

test.each([
  ['http://10.0.0.1/', 'not-public'],
  ['http://169.254.169.254/latest', 'not-public'],
  ['http://intranet.corp.example/', 'not-public'],
  ['file:///etc/passwd', 'not-an-address'],
  ['/', 'too-many-redirects'],
])('the fetch policy checks a redirect to %s: %s', async (Location, reason) => {
  site.answers['/'] = htmlAnswer('', { Location }, 302);
  expect(unreadReason(await openReader().readUrl(addressOf('/')))).toBe(reason);
});

test('a redirect to a public address is followed', async () => {
  const address = addressOf('/there', 'www.firm.test');
  site.answers['/moved'] = htmlAnswer('', { Location: address }, 301);
  site.answers['/there'] = htmlAnswer(GOOD_PAGE);
  const moved = await openReader().readUrl(addressOf('/moved'));
  expect('reading' in moved && moved.reading.url).toBe(address);
});

test('a host name is resolved once for each connection, and the connection uses that answer', async () => {
  site.answers['/'] = htmlAnswer(GOOD_PAGE);
  const answers = ['127.0.0.1', '127.0.0.1', '10.0.0.1', '10.0.0.1'];
  const resolve = vi.fn(async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 }]);
  const pageReader = openReader({ fetchPolicy: { ...localPolicy, resolve } });
  expect(unreadReason(await pageReader.readUrl(addressOf('/')))).toBe('read');
  expect(resolve).toHaveBeenCalledTimes(2);
  expect(unreadReason(await pageReader.readUrl(addressOf('/again')))).toBe('not-public');
});

test('requests to a host and pages per day are limited for all visitors together', async () => {
  site.answers['/'] = htmlAnswer(GOOD_PAGE);
  const countHost = vi.fn(async () => 60);
  expect(unreadReason(await openReader({ countHost }).readUrl(addressOf('/')))).toBe('host-limit');
  expect(countHost).toHaveBeenCalledExactlyOnceWith('firm.test');
  expect(
    unreadReason(await openReader({ countCall: async () => false }).readUrl(addressOf('/'))),
  ).toBe('day-limit');
  expect(site.requests).toEqual([]);
});
