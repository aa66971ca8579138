import { describe, expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const SITE = 'https://www.firm.example';
function answerFor(robots: string, path: string, name: string) {
  const crawler = readRobots(robots, SITE + path).crawlers.find((crawler) => crawler.name === name);
  if (!crawler) throw new Error(name);
  const answer = crawler.allowed ? 'may' : 'shut out';
  return crawler.isGoogles ? `${answer}, says Google alone` : answer;
}
const isShut = (robots: string, path: string, name = 'GPTBot') =>
  answerFor(robots, path, name) === 'shut out';

describe('RFC 9309, its rules and the cases of Google’s published tests (google/robotstxt 22b355f) in our own words', () => {
  test.each<[string, string, string, boolean]>([
    ['an empty file', '', '/x', false],
    ['one group, one rule (2.1)', 'user-agent: GPTBot\ndisallow: /', '/x', true],
    ['a rule before any group', 'disallow: /x\nuser-agent: GPTBot\ndisallow: /y', '/x', false],
    [
      'a group of two names (2.2.1)',
      'user-agent: GPTBot\nuser-agent: ClaudeBot\ndisallow: /',
      '/x',
      true,
    ],
    [
      'the own group, and not everybody’s',
      'user-agent: *\ndisallow: /x\nuser-agent: GPTBot\ndisallow: /y',
      '/x',
      false,
    ],
    [
      'everybody’s group',
      'user-agent: ClaudeBot\nallow: /\nuser-agent: *\ndisallow: /x',
      '/x',
      true,
    ],
    ['a name with a version', 'user-agent: GPTBot/1.2\ndisallow: /', '/x', true],
    ['a longer name', 'user-agent: GPTBot-Image\ndisallow: /', '/x', false],
    [
      'the longest rule (2.2.2)',
      'user-agent: GPTBot\ndisallow: /x/page.html\nallow: /x/',
      '/x/page.html',
      true,
    ],
    [
      'the longest rule allows',
      'user-agent: GPTBot\nallow: /x/page.html\ndisallow: /x/',
      '/x/page.html',
      false,
    ],
    ['paths in their case', 'user-agent: GPTBot\ndisallow: /X', '/x', false],
    ['a star (2.2.3)', 'user-agent: GPTBot\ndisallow: /*.php', '/folder/file.php?a=1', true],
    ['the end', 'user-agent: GPTBot\ndisallow: /*.php$', '/file.php?a=1', false],
    ['the home page alone', 'user-agent: GPTBot\nallow: /$\ndisallow: /', '/', false],
    ['a folder', 'user-agent: GPTBot\ndisallow: /fish/', '/fish', false],
    ['a query', 'user-agent: GPTBot\ndisallow: /*?page=', '/blog?page=2', true],
    ['letters beyond ASCII', 'user-agent: GPTBot\ndisallow: /lesión', '/lesi%C3%B3n', true],
    ['a comment (2.2)', 'user-agent: GPTBot # the one\ndisallow: /x # for now', '/x', true],
    [
      'a line that Crawl-delay parts from its group (2.2.4)',
      'user-agent: GPTBot\ncrawl-delay: 10\n\nuser-agent: ClaudeBot\ndisallow: /',
      '/x',
      true,
    ],
    [
      'a sitemap in a group (2.2.4)',
      'user-agent: *\nsitemap: https://x.example/s.xml\n\nuser-agent: ClaudeBot\ndisallow: /',
      '/x',
      true,
    ],
  ])('%s', (_, robots, path, expected) => expect(isShut(robots, path)).toBe(expected));

  test('a list of crawlers pasted under the group for all crawlers blocks all crawlers, including ours', () => {
    const robots = 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow: /';
    const { isAllowed, crawlers } = readRobots(robots, `${SITE}/x`);
    expect(isAllowed).toBe(false);
    expect(crawlers.filter(({ allowed }) => allowed)).toEqual([]);
    expect(crawlers[0]?.line).toBe(5);
  });
});
