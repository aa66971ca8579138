import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { factAdvice, metaAdvice, unlistedContent, waitingArticles } from './advice.ts';

const folder = mkdtempSync(join(tmpdir(), 'advice-'));
cpSync(CONTENT, folder, { recursive: true });

test('a description that the name makes too long is reported with file, line and length, and the build goes on', () => {
  const file = join(folder, 'pages', 'home.yaml');
  const site = join(folder, 'site.yaml');
  const text = readFileSync(site, 'utf8');
  const adviceFor = (name: string) => {
    writeFileSync(site, text.replace(/^brand: .*/m, `brand: ${name}`));
    return metaAdvice(contentIn(folder)).filter((line) => line.startsWith(file));
  };
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => /^ +description:/.test(line));
  lines[at] = `  description: "${'{brand} '.repeat(4)}${'x'.repeat(118)}"`;
  writeFileSync(file, lines.join('\n'));
  expect(adviceFor('Northbar')).toEqual([]);
  expect(adviceFor('Harbor & Finch')).toEqual([
    `${file}: line ${at + 1}: meta.description: search results show the whole of a description with 120 to 160 characters, found 178`,
  ]);
});

test("drafts and scheduled articles are listed; the first scheduled one is due at midnight in the agency's time zone", () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-waiting-'));
  mkdirSync(join(folder, 'blog'));
  const write = (name: string, header: string) =>
    writeFileSync(join(folder, 'blog', name), `---\n${header}\n---\n\nText.\n`);
  write('a.md', 'published_at: 2026-12-01');
  write('b.md', 'published_at: 2026-12-03');
  write('c.md', 'published_at: 2026-12-02');
  write('d.md', 'draft: true\npublished_at: 2026-11-01');
  const waitingOn = (today: string) =>
    waitingArticles(contentIn(folder), 'America/New_York', today);
  const named = (name: string, why: string) => `${join(folder, 'blog', name)}: ${why}`;
  expect(waitingOn('2026-12-01')).toEqual({
    lines: [
      named('b.md', 'from 2026-12-03 on'),
      named('c.md', 'from 2026-12-02 on'),
      named('d.md', 'a draft'),
    ],
    next: '2026-12-02T05:00:00Z',
  });
  expect(waitingOn('2026-12-03')).toEqual({ lines: [named('d.md', 'a draft')], next: undefined });
});

test('a service, a practice area, a policy and a person that no page links to are reported', () => {
  expect(unlistedContent(contentIn(folder))).toEqual([]);
  const added = (
    [
      ['services', '.yaml'],
      ['practice-areas', '.md'],
      ['policies', '.md'],
      ['team', '.md'],
    ] as const
  ).map(([part, extension]) => {
    const [name = ''] = readdirSync(join(folder, part)).filter((each) => each.endsWith(extension));
    const first = join(folder, part, name);
    const file = join(folder, part, `new-one${extension}`);
    cpSync(first, file);
    return file;
  });
  const [service, area, policy, person] = added;
  const lines = unlistedContent(contentIn(folder));
  expect(lines.slice(0, 3)).toEqual([
    `${policy}: no menu in navigation.yaml leads to /new-one`,
    `${area}: no menu in navigation.yaml leads to /practice-areas/new-one`,
    `${service}: no menu in navigation.yaml leads to /services/new-one`,
  ]);
  // A site without departments reports no missing department.
  expect([[], [`${person}: no department in pages/about.yaml names new-one`]]).toContainEqual(
    lines.slice(3),
  );
});

const FILES = {
  'site.yaml': 'brand: Harbor\nsessions: { minutes: 20 }\n',
  'pages/pricing.yaml':
    'sections:\n  - packages: [{ name: Footing, priceRange: "$900" }]\n  - prices: [{ name: Ads, price: "$1,100/month plus ad spend", href: /services/ppc }]\n',
};

function adviceOn(path: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [file, fileText] of Object.entries({ ...FILES, [path]: text })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), fileText);
  }
  return factAdvice(contentIn(folder)).map((line) => line.replace(`${folder}/`, ''));
}

test.each([
  ['Ads at $1,500/month.', '"$1,500/month" is not a price in pages/pricing.yaml'],
  ['A range of $900-$1,500 a month.', '"$900-$1,500 a month" is not a price in pages/pricing.yaml'],
  [
    'From $1,500, a month at a time, or $1,500 a month.',
    '"$1,500 a month" is not a price in pages/pricing.yaml',
  ],
  ['In 30 minutes we read it.', '"30 minutes", but sessions in site.yaml take 20 minutes'],
  [
    'More keywords in Market Domination.',
    '"Market Domination" is not a package in pages/pricing.yaml',
  ],
])('%s is listed with its line', (sentence, advice) => {
  expect(adviceOn('services/ppc.yaml', `name: Ads\nlede: ${sentence}\n`)).toEqual([
    `services/ppc.yaml: line 2: ${advice}`,
  ]);
});

test('the current content has no advice', () => {
  expect(factAdvice(contentIn(CONTENT))).toEqual([]);
});
