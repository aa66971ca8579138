import { expect, test } from 'vitest';
import { readRobots } from './robots.ts';

const SITE = 'https://www.firm.example';
const group = (name: string, ...rules: string[]) =>
  `user-agent: ${name}\n${rules.map((rule) => `${rule}\n`).join('')}`;
const forGpt = (...rules: string[]) => group('GPTBot', ...rules);
const allShut = group('ClaudeBot', 'disallow: /');

// RFC 9309, its rules and the cases of Google’s published tests (google/robotstxt 22b355f) in our
// own words
test.each<[rule: string, robots: string, path: string, isShut: boolean]>([
  ['an empty file', '', '/x', false],
  ['one group, one rule (2.1)', forGpt('disallow: /'), '/x', true],
  ['a rule before any group', `disallow: /x\n${forGpt('disallow: /y')}`, '/x', false],
  ['a group of two names (2.2.1)', forGpt() + allShut, '/x', true],
  ['the own group', group('*', 'disallow: /x') + forGpt('disallow: /y'), '/x', false],
  ['everybody’s group', group('ClaudeBot', 'allow: /') + group('*', 'disallow: /x'), '/x', true],
  ['a name with a version', group('GPTBot/1.2', 'disallow: /'), '/x', true],
  ['a longer name', group('GPTBot-Image', 'disallow: /'), '/x', false],
  ['the longest rule (2.2.2)', forGpt('disallow: /x/y.html', 'allow: /x/'), '/x/y.html', true],
  ['the longest rule allows', forGpt('allow: /x/y.html', 'disallow: /x/'), '/x/y.html', false],
  ['paths in their case', forGpt('disallow: /X'), '/x', false],
  ['a star (2.2.3)', forGpt('disallow: /*.php'), '/folder/file.php?a=1', true],
  ['the end', forGpt('disallow: /*.php$'), '/file.php?a=1', false],
  ['the home page alone', forGpt('allow: /$', 'disallow: /'), '/', false],
  ['a folder', forGpt('disallow: /fish/'), '/fish', false],
  ['a query', forGpt('disallow: /*?page='), '/blog?page=2', true],
  ['letters beyond ASCII', forGpt('disallow: /lesión'), '/lesi%C3%B3n', true],
  ['a comment (2.2)', group('GPTBot # the one', 'disallow: /x # for now'), '/x', true],
  ['a line that Crawl-delay parts (2.2.4)', forGpt('crawl-delay: 10', '') + allShut, '/x', true],
  ['a sitemap (2.2.4)', group('*', 'sitemap: https://x.example/s.xml', '') + allShut, '/x', true],
])('%s: GPTBot is shut out', (_, robots, path, isShut) => {
  const { crawlers } = readRobots(robots, SITE + path);
  expect(crawlers.find(({ name }) => name === 'GPTBot')?.allowed).toBe(!isShut);
});

test('a list of crawlers pasted under the group for all crawlers blocks all crawlers, including ours', () => {
  const robots = group('*', 'Crawl-delay: 10', '') + group('AhrefsBot', 'Disallow: /');
  const { isAllowed, crawlers } = readRobots(robots, `${SITE}/x`);
  expect(isAllowed).toBe(false);
  expect(crawlers.filter(({ allowed }) => allowed)).toEqual([]);
  expect(crawlers[0]?.line).toBe(5);
});
