import { expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { brokenLinks, contentTexts, linesOfFinding, mentionOf } from './broken-links.ts';
import { pagePolicy } from './security-policy.ts';

const folder = folderWith({
  'blog/x.md':
    '---\ntitle: X\nnext_step: To the [card](/tools/gmb-scorecard).\n---\n\nSee [prices](/prices).\nThe GMB scorecard too.',
  'services/ppc.yaml': 'steps:\n  - text: Open the GMB scorecard.\n    url: /tools/gmb-scorecard\n',
  'pages/blog.yaml':
    'resources:\n  - label: GMB Scorecard\n    path: /tools/gmb-scorecard\nlast:\n  label: Pricing\n  href: "/pricing#none"\n',
  'pages/home.yaml': 'cards:\n  - href: /tools/gmb-scorecard?a=1\n',
  'policies/p.md':
    '---\nsummary:\n  - One.\n---\n\n{with gmb-scorecard} The GMB scorecard keeps it.\n\nBack to [the top](#topp).\n',
  'tools/gmb-scorecard.yaml': 'name: GMB Scorecard\nlink: /prices\n',
  'claims.yaml': 'claims:\n  - id: a\n    shown: [ /prices ]\n',
  'redirects.yaml': 'moved:\n  - from: /prices\n    to: /prices\n',
  'site.yaml': 'tools: []\n',
});

const inFolder = (lines: readonly string[]) => lines.map((line) => line.replace(`${folder}/`, ''));
const texts = () => contentTexts(contentIn(folder));

function mistakes(pages: Record<string, string>) {
  const site = {
    pages: Object.entries(pages).map(([path, html]) => ({
      path,
      ...pagePolicy(html, { backendOrigin: undefined }),
    })),
    paths: new Set([...Object.keys(pages), '/file.pdf', '/404']),
    redirects: { '/old': '/pricing' },
    siteUrl: 'https://firm.example',
    features: new Set<never>(),
  };
  return inFolder(brokenLinks(site).flatMap((link) => linesOfFinding(link, texts()))).toSorted();
}

const VALID_LINKS =
  '<h1 id="packages">A</h1><a href="#packages">A</a><a href="/old#packages">A</a>';

test('links to pages, files, anchors, moved addresses, functions and other sites are valid', () => {
  const others =
    '<a href="/file.pdf">A</a><a href="https://other.example/x">A</a><form action="/functions/v1/a"></form><a href="tel:+1">A</a>';
  const own = '<a href="https://firm.example/pricing?a=1#packages">A</a>';
  expect(mistakes({ '/pricing': VALID_LINKS, '/a': others + own })).toEqual([]);
});

const SWITCHED_OFF = 'this tool is switched off in site.yaml';
test('all broken links are reported at once, each with every place where it occurs', () => {
  const page =
    '<a href="/tools/gmb-scorecard">card</a><a href="/prices">p</a><a href="/pricing#none">n</a><a href="#text-topp">t</a>';
  expect(mistakes({ '/pricing': VALID_LINKS, '/a': page })).toEqual([
    `blog/x.md: line 3: link to /tools/gmb-scorecard: ${SWITCHED_OFF}`,
    'blog/x.md: line 6: link to /prices: no page of this site has this address',
    'pages/blog.yaml: line 6: link to /pricing#none: that page has no such anchor',
    'policies/p.md: line 8: link to #text-topp: that page has no such anchor',
  ]);
});

test('an entry that links to a switched-off feature is reported if no other text does so', () => {
  expect(mistakes({ '/a': '<a href="/tools/gmb-scorecard?a=1">card</a>' })).toEqual([
    `pages/home.yaml: line 2: link to /tools/gmb-scorecard?a=1: ${SWITCHED_OFF}`,
  ]);
});

test('a text that names a switched-off feature is reported, but not an entry or a conditional line about it', () => {
  const mention = mentionOf({ feature: 'gmb-scorecard', name: 'GMB Scorecard' }, '/a');
  expect(inFolder(linesOfFinding(mention, texts()))).toEqual([
    `blog/x.md: line 7: “GMB Scorecard”: ${SWITCHED_OFF}`,
    `services/ppc.yaml: line 2: “GMB Scorecard”: ${SWITCHED_OFF}`,
  ]);
});
