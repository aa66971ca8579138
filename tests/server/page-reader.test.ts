import { expect, onTestFinished, test, vi } from 'vitest';
import { PUBLIC_WEB } from '../../server/page-reader/guard.ts';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import {
  html,
  local,
  log,
  quote,
  reader,
  thirdPartySite,
  unread,
} from './support/third-party-site.ts';

const { site, at } = thirdPartySite();

test('a page is read by an explained user agent, and only its host and outcome are logged', async () => {
  site.answers['/page?client=7'] = html(GOOD_PAGE);
  const answer = await reader().readUrl(at('/page?client=7'));
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

test('a page is read under `node --watch`, which sends messages from threads', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await reader().readHtml(GOOD_PAGE)).toHaveProperty('reading');
});

test('a repaired page is read again', async () => {
  const pageReader = reader();
  site.answers['/'] = html(GOOD_PAGE.replace(/<h1>.*?<\/h1>/, ''));
  expect(quote(await pageReader.readUrl(at('/')), 'h1')).toBeUndefined();
  site.answers['/'] = html(GOOD_PAGE);
  expect(quote(await pageReader.readUrl(at('/')), 'h1')).toBe('Wrongful termination in Ohio');
});

test('robots.txt is obeyed at each redirect', async () => {
  site.answers['/robots.txt'] = (_, response) =>
    response.end(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: LegalPageReader\nDisallow: /private\n',
    );
  site.answers['/page'] = html(GOOD_PAGE);
  site.answers['/private'] = html(GOOD_PAGE);
  site.answers['/leads'] = html('', { Location: '/private' }, 301);
  const pageReader = reader();
  const answer = await pageReader.readUrl(at('/page'));
  const crawlers =
    'reading' in answer
      ? answer.reading.lines.find(({ id }) => id === 'crawlers-shut-out')
      : undefined;
  expect(crawlers?.outcome).toBe('found');
  expect(crawlers?.items).toContain('GPTBot: blocked (line 2 of robots.txt)');
  expect(crawlers?.items).toContain('Googlebot: may read it');
  expect(unread(await pageReader.readUrl(at('/private')))).toBe('robots');
  expect(unread(await pageReader.readUrl(at('/leads')))).toBe('robots');
  expect(site.requests).not.toContain('/private');
  site.answers['/robots.txt'] = (_, response) => response.writeHead(503).end();
  expect(unread(await pageReader.readUrl(at('/other')))).toBe('robots-failed');
});

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'busy-there'],
  [503, 'busy-there'],
  [500, 'status'],
])('an answer %i is not a page: %s', async (status, reason) => {
  site.answers['/'] = html('<h1>No</h1>', {}, status);
  expect(await reader().readUrl(at('/'))).toMatchObject({ unread: reason, status });
});

test('the guard checks each redirect', async () => {
  site.answers['/inside'] = html('', { Location: 'http://10.0.0.1/' }, 302);
  site.answers['/metadata'] = html('', { Location: 'http://169.254.169.254/latest' }, 302);
  site.answers['/by-name'] = html('', { Location: 'http://intranet.corp.example/' }, 302);
  site.answers['/file'] = html('', { Location: 'file:///etc/passwd' }, 302);
  site.answers['/loop'] = html('', { Location: '/loop' }, 302);
  site.answers['/moved'] = html('', { Location: at('/there', 'www.firm.test') }, 301);
  site.answers['/there'] = html(GOOD_PAGE);
  const pageReader = reader();
  expect(unread(await pageReader.readUrl(at('/inside')))).toBe('not-public');
  expect(unread(await pageReader.readUrl(at('/metadata')))).toBe('not-public');
  expect(unread(await pageReader.readUrl(at('/by-name')))).toBe('not-public');
  expect(unread(await pageReader.readUrl(at('/file')))).toBe('not-an-address');
  expect(unread(await pageReader.readUrl(at('/loop')))).toBe('too-many-redirects');
  const moved = await pageReader.readUrl(at('/moved'));
  expect('reading' in moved && moved.reading.url).toBe(at('/there', 'www.firm.test'));
});

test('a name with a different second answer is resolved once for each connection, and that answer is used', async () => {
  site.answers['/'] = html(GOOD_PAGE);
  const answers = ['127.0.0.1', '127.0.0.1', '10.0.0.1', '10.0.0.1'];
  const resolve = vi.fn(async () => [{ address: answers.shift() ?? '10.0.0.1', family: 4 }]);
  const pageReader = reader({ guard: { ...local, resolve } });
  expect(unread(await pageReader.readUrl(at('/')))).toBe('read');
  expect(resolve).toHaveBeenCalledTimes(2);
  expect(unread(await pageReader.readUrl(at('/again')))).toBe('not-public');
});

test('the real rules fetch nothing on this machine', async () => {
  const pageReader = reader({ guard: PUBLIC_WEB });
  for (const address of [
    `http://127.0.0.1:${site.port}/`,
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
  ])
    expect(['not-public', 'port']).toContain(unread(await pageReader.readUrl(address)));
  expect(site.requests).toEqual([]);
});

test('requests to a host and pages per day are limited for all visitors together', async () => {
  site.answers['/'] = html(GOOD_PAGE);
  const countHost = vi.fn(async () => 60);
  expect(unread(await reader({ countHost }).readUrl(at('/')))).toBe('host-limit');
  expect(countHost).toHaveBeenCalledExactlyOnceWith('firm.test');
  expect(unread(await reader({ countCall: async () => false }).readUrl(at('/')))).toBe('day-limit');
  expect(site.requests).toEqual([]);
});
