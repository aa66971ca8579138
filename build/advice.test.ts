import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { metaAdvice, pagesWithoutMenu, priceAdvice, waitingArticles } from './advice.ts';

const folder = mkdtempSync(join(tmpdir(), 'advice-'));
cpSync(CONTENT, folder, { recursive: true });

test('a description that the brand makes too long is reported with its file, line and length', () => {
  const file = join(folder, 'pages', 'home.yaml');
  const site = join(folder, 'site.yaml');
  const text = readFileSync(site, 'utf8');
  const adviceFor = (name: string) => {
    writeFileSync(site, text.replace(/^brand: .*/m, `brand: ${name}`));
    return metaAdvice(contentIn(folder)).filter((line) => line.startsWith(file));
  };
  const lines = readFileSync(file, 'utf8').split('\n');
  const lineIndex = lines.findIndex((line) => /^ +description:/.test(line));
  lines[lineIndex] = `  description: "${'{brand} '.repeat(4)}${'x'.repeat(118)}"`;
  writeFileSync(file, lines.join('\n'));
  expect(adviceFor('Northbar')).toEqual([]);
  expect(adviceFor('Harbor & Finch')).toEqual([
    `${file}: line ${lineIndex + 1}: meta.description: search results show the whole of a description with 120 to 160 characters, found 178`,
  ]);
});

test("drafts and scheduled articles are listed; the next article is due at midnight in the agency's time zone", () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-waiting-'));
  mkdirSync(join(folder, 'blog'));
  const write = (name: string, header: string) =>
    writeFileSync(join(folder, 'blog', name), `---\n${header}\n---\n\nText.\n`);
  write('a.md', 'published_at: 2026-12-01');
  write('b.md', 'published_at: 2026-12-03');
  write('c.md', 'published_at: 2026-12-02');
  write('d.md', 'draft: true\npublished_at: 2026-11-01');
  const waitingOn = (today: string) => {
    const { lines, next } = waitingArticles(contentIn(folder), 'America/New_York', today);
    return [...lines.map((line) => line.replace(`${folder}/blog/`, '')), next];
  };
  const [b, c] = ['b.md: from 2026-12-03 on', 'c.md: from 2026-12-02 on'];
  expect(waitingOn('2026-12-01')).toEqual([b, c, 'd.md: a draft', '2026-12-02T05:00:00Z']);
  expect(waitingOn('2026-12-03')).toEqual(['d.md: a draft', undefined]);
});

test('a service, a practice area and a policy that no menu links to are reported', () => {
  expect(pagesWithoutMenu(contentIn(folder))).toEqual([]);
  for (const kind of ['services', 'practice-areas', 'policies']) {
    const [first = ''] = readdirSync(join(folder, kind)).filter((name) =>
      /\.(md|yaml)$/.test(name),
    );
    cpSync(join(folder, kind, first), join(folder, kind, `new-one${extname(first)}`));
  }
  const [policy, area, service] = pagesWithoutMenu(contentIn(folder));
  expect(policy).toMatch(/policies\/new-one\.md: no menu in navigation\.yaml leads to \/new-one$/);
  expect(area).toMatch(/practice-areas\/new-one\.md: no menu .* \/practice-areas\/new-one$/);
  expect(service).toMatch(/services\/new-one\.yaml: no menu .* \/services\/new-one$/);
});

const FILES = {
  'site.yaml': 'brand: Harbor\n',
  'pages/pricing.yaml': `sections:
  - packages: [{ name: Footing, priceRange: "$900" }]
  - prices: [{ name: Ads, price: "$1,100/month plus ad spend", href: /services/ppc }]
`,
};

const NO_PRICE = 'is not a price in pages/pricing.yaml';
test.each([
  ['Ads at $1,500/month.', `"$1,500/month" ${NO_PRICE}`],
  ['A range of $900-$1,500 a month.', `"$900-$1,500 a month" ${NO_PRICE}`],
  ['From $1,500, a month at a time, or $1,500 a month.', `"$1,500 a month" ${NO_PRICE}`],
])('the price in "%s" is reported with its line', (sentence, advice) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['pages', 'services']) mkdirSync(join(folder, name));
  const files = { ...FILES, 'services/ppc.yaml': `name: Ads\nlede: ${sentence}\n` };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  expect(priceAdvice(contentIn(folder))).toEqual([
    `${folder}/services/ppc.yaml: line 2: ${advice}`,
  ]);
});

test('the current content has no advice', () => {
  expect(priceAdvice(contentIn(CONTENT))).toEqual([]);
});
