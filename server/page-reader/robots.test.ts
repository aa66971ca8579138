import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const SITE = 'https://www.firm.example';
const group = (name: string, ...rules: string[]) =>
  `user-agent: ${name}\n${rules.map((rule) => `${rule}\n`).join('')}`;
const gptGroup = (...rules: string[]) => group('GPTBot', ...rules);
const claudeAllowed = group('ClaudeBot', 'allow: /');
const claudeBlocked = group('ClaudeBot', 'disallow: /');

const SITEMAP = 'sitemap: https://x.example/s.xml';

// The cases are the rules of RFC 9309 and those of Google’s published tests (google/robotstxt
// 22b355f), in our own words.
test.each<[rule: string, robots: string, path: string, isBlocked: boolean]>([
  ['one group, one rule (2.1)', gptGroup('disallow: /'), '/x', true],
  ['a rule before any group', `disallow: /x\n${gptGroup('disallow: /y')}`, '/x', false],
  ['a group of two names (2.2.1)', gptGroup() + claudeBlocked, '/x', true],
  ['a group of its own', group('*', 'disallow: /x') + gptGroup('disallow: /y'), '/x', false],
  ['the group of all crawlers', claudeAllowed + group('*', 'disallow: /x'), '/x', true],
  ['a name with a version', group('GPTBot/1.2', 'disallow: /'), '/x', true],
  ['the longest rule (2.2.2)', gptGroup('disallow: /x/y.html', 'allow: /x/'), '/x/y.html', true],
  ['a star (2.2.3)', gptGroup('disallow: /*.php'), '/folder/file.php?a=1', true],
  ['the end', gptGroup('disallow: /*.php$'), '/file.php?a=1', false],
  ['the home page alone', gptGroup('allow: /$', 'disallow: /'), '/', false],
  ['letters beyond ASCII', gptGroup('disallow: /lesión'), '/lesi%C3%B3n', true],
  ['a comment (2.2)', group('GPTBot # the one', 'disallow: /x # for now'), '/x', true],
  [
    'Crawl-delay within a group (2.2.4)',
    gptGroup('crawl-delay: 10', '') + claudeBlocked,
    '/x',
    true,
  ],
  ['a sitemap within a group (2.2.4)', group('*', SITEMAP, '') + claudeBlocked, '/x', true],
])('%s: GPTBot is blocked: %4$s', (_, robots, path, isBlocked) => {
  const { crawlers } = readRobots(robots, SITE + path);
  expect(crawlers.find(({ name }) => name === 'GPTBot')?.allowed).toBe(!isBlocked);
});

test('a list of crawlers pasted under the group for all crawlers blocks all crawlers, including ours', () => {
  const robots = group('*', 'Crawl-delay: 10', '') + group('AhrefsBot', 'Disallow: /');
  const { isAllowed, crawlers } = readRobots(robots, `${SITE}/x`);
  expect(isAllowed).toBe(false);
  expect(crawlers.filter(({ allowed }) => allowed)).toEqual([]);
  expect(crawlers[0]?.line).toBe(5);
});
