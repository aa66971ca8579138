import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { publicPages as publicOnes } from '../../src/features/sitemap/site-page.ts';
import {
  LLMS_FULL_PATH,
  markdownAddress,
  pageOfMarkdown,
} from '../../src/text/markdown-address.ts';
import {
  addresses,
  type BuiltPage,
  DIST,
  everyPage,
  manifest,
  pages,
  siteUrl,
} from './built-pages.ts';

const BASIS_SHOWN = 40;

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const CHARACTER_REFERENCE = /&#?\w+;/g;
const ESCAPED_ADDRESS = /\S*(?:https?|mailto|tel)\\:\S*/g;

type Tree = { type: string; url?: string; depth?: number; value?: string; children?: Tree[] };

const sitemap = publicOnes(manifest.pages);
const readBuilt = (path: string) => readFileSync(join(DIST, decodeURI(path)), 'utf8');
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const movedTo = new Map(Object.entries(manifest.redirects));

const nodesOf = (node: Tree): Tree[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const trees = new Map<string, Tree>();
const treeOf = (path: string) =>
  trees.getOrInsertComputed(path, () => parser.parse(readBuilt(path)) as Tree);
const markdownLinks = ({ $ }: BuiltPage) =>
  $('head > link[rel="alternate"][type="text/markdown"]')
    .toArray()
    .map((link) => link.attribs.href);
const publicPages = new Set(sitemap.map(({ path }) => path));
const files = [...addresses].filter((path) => path.endsWith('.md'));

everyPage('every page links to its Markdown if it is public', (page) => {
  const { address } = page;
  expect(markdownLinks(page)).toEqual(publicPages.has(address) ? [markdownAddress(address)] : []);
});

test('the Markdown files are those of the public pages', () => {
  expect(files.map((path) => pageOfMarkdown(path)).toSorted()).toEqual([...publicPages].toSorted());
});

describe('the Markdown', () => {
  test.each(files)('%s has no leftover markup, and only full addresses that exist', (path) => {
    const text = readBuilt(path);
    const nodes = nodesOf(treeOf(path));
    expect(nodes.filter(({ type }) => type === 'html').map(({ value }) => value)).toEqual([]);
    expect(text.replace(CODE, '')).not.toMatch(/\{brand\}|\bundefined\b|\[object|&nbsp;|\u200b/);
    const namedAddresses = nodes.flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(namedAddresses.filter((url) => !/^(https?:\/\/|mailto:|tel:)/.test(url))).toEqual([]);
    const ownAddresses = namedAddresses
      .filter((url) => url.startsWith('http'))
      .map((url) => new URL(url));
    const broken = ownAddresses
      .filter(({ origin }) => origin === siteUrl)
      .map(({ pathname }) => movedTo.get(pathname) ?? pathname)
      .filter((to) => !addresses.has(to));
    expect(broken).toEqual([]);
  });

  test.each(files)('%s has no escaped character', (path) => {
    const text = readBuilt(path).replace(CODE, '');
    expect(text.match(CHARACTER_REFERENCE)).toBeNull();
    expect(text.match(ESCAPED_ADDRESS)).toBeNull();
  });

  test.each(files)('%s has the tables, the questions and the claims of its page', (path) => {
    const { $ } = pages.find(({ address }) => address === pageOfMarkdown(path)) as BuiltPage;
    const tables = nodesOf(treeOf(path)).filter(({ type }) => type === 'table');
    expect(tables).toHaveLength($('main table').not('section:has(form) table').length);
    const plain = readBuilt(path).replace(/\\/g, '');
    const questions = $('main details > summary').not('[data-tool-section] summary, nav summary');
    const claims = $('#claims-heading li').toArray();
    const expectedTexts = [
      ...questions.toArray().map((question) => $(question).text()),
      ...claims.map((claim) => $(claim).text().split('. ')[1]?.slice(0, BASIS_SHOWN) ?? ''),
    ];
    const missing = expectedTexts.filter((line) => !plain.includes(line.trim()));
    expect(missing).toEqual([]);
  });
});

test(`${LLMS_FULL_PATH} has every text of the site except the texts that it lists as omitted`, () => {
  const text = readBuilt(LLMS_FULL_PATH);
  const omittedCount = [...text.matchAll(/: (\d+) more pages are listed/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  const present = files.filter((path) => text.includes(readBuilt(path).trim()));
  expect(present.length + omittedCount).toBe(files.length);
});
