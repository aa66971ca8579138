import { describe, expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const SITE = 'https://www.firm.example';
/** What a crawler may do: "shut out", or "may read it", and whether only Google reads it so. */
function answerFor(robots: string, path: string, name: string) {
  const crawler = readRobots(robots, SITE + path).crawlers.find((each) => each.name === name);
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
    ['names that are no rules', 'foo: GPTBot\nbar: /', '/x', false],
    ['names in any case', 'USER-AGENT: gptbot\nDiSaLLoW: /', '/x', true],
    ['a rule before any group', 'disallow: /x\nuser-agent: GPTBot\ndisallow: /y', '/x', false],
    [
      'a group of two names (2.2.1)',
      'user-agent: GPTBot\nuser-agent: ClaudeBot\ndisallow: /',
      '/x',
      true,
    ],
    [
      'two groups of one name are one',
      'user-agent: GPTBot\ndisallow: /a\n\nuser-agent: ClaudeBot\ndisallow: /\n\nuser-agent: GPTBot\ndisallow: /x',
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
    ['another crawler’s group', 'user-agent: ClaudeBot\ndisallow: /', '/x', false],
    ['a name with a version', 'user-agent: GPTBot/1.2\ndisallow: /', '/x', true],
    ['a name with a star', 'user-agent: GPTBot*\ndisallow: /', '/x', true],
    ['a name with a word behind it', 'user-agent: GPTBot Images\ndisallow: /', '/x', true],
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
    ['a draw', 'user-agent: GPTBot\ndisallow: /x\nallow: /x', '/x', false],
    ['an empty rule', 'user-agent: GPTBot\ndisallow:\nallow:', '/x', false],
    ['paths in their case', 'user-agent: GPTBot\ndisallow: /X', '/x', false],
    ['a star (2.2.3)', 'user-agent: GPTBot\ndisallow: /*.php', '/folder/file.php?a=1', true],
    ['a star at the end', 'user-agent: GPTBot\ndisallow: /fish*', '/fishheads', true],
    ['a star within', 'user-agent: GPTBot\ndisallow: /fish*.php', '/fishheads/catfish.php?a', true],
    ['the end', 'user-agent: GPTBot\ndisallow: /*.php$', '/file.php?a=1', false],
    ['the end, reached', 'user-agent: GPTBot\ndisallow: /*.php$', '/a.php/file.php', true],
    ['the home page alone', 'user-agent: GPTBot\nallow: /$\ndisallow: /', '/', false],
    ['all but the home page', 'user-agent: GPTBot\nallow: /$\ndisallow: /', '/x', true],
    ['a dollar within', 'user-agent: GPTBot\ndisallow: /a$b', '/a$b/c', true],
    ['a folder', 'user-agent: GPTBot\ndisallow: /fish/', '/fish', false],
    ['a query', 'user-agent: GPTBot\ndisallow: /*?page=', '/blog?page=2', true],
    ['letters beyond ASCII', 'user-agent: GPTBot\ndisallow: /lesión', '/lesi%C3%B3n', true],
    [
      'percent signs in small letters',
      'user-agent: GPTBot\ndisallow: /lesi%c3%b3n',
      '/lesión',
      true,
    ],
    ['a comment (2.2)', 'user-agent: GPTBot # the one\ndisallow: /x # for now', '/x', true],
    ['what a comment hides', 'user-agent: GPTBot\ndisallow: /x#y', '/x/y', true],
    ['line ends of three kinds', 'user-agent: GPTBot\r\rdisallow: /a\r\ndisallow: /x', '/x', true],
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
    [
      'a group without rules at the end',
      'user-agent: *\ndisallow: /x\n\nuser-agent: GPTBot',
      '/x',
      false,
    ],
  ])('%s', (_, robots, path, expected) => expect(isShut(robots, path)).toBe(expected));

  test('a list of crawlers pasted under everybody’s name shuts everybody out, us as well', () => {
    const robots = 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: AhrefsBot\nDisallow: /';
    const { isAllowed, crawlers } = readRobots(robots, `${SITE}/x`);
    expect(isAllowed).toBe(false);
    expect(crawlers.filter(({ allowed }) => allowed)).toEqual([]);
    expect(crawlers[0]?.line).toBe(5);
  });
});
