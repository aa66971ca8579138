import { cpSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentIn } from '../src/content-checks.ts';
import { CONTENT } from '../tests/support/content-in-use.ts';
import { folderWith } from '../tests/support/folder-with.ts';
import { pagesWithoutMenu, priceAdvice, waitingArticles } from './advice.ts';

test("drafts and scheduled articles are listed; the next article is due at midnight in the agency's time zone", () => {
  const article = (header: string) => `---\n${header}\n---\n\nText.\n`;
  const folder = folderWith({
    'blog/a.md': article('published_at: 2026-12-01'),
    'blog/b.md': article('published_at: 2026-12-03'),
    'blog/c.md': article('published_at: 2026-12-02'),
    'blog/d.md': article('draft: true\npublished_at: 2026-11-01'),
  });
  const waitingOn = (today: string) => {
    const { lines, next } = waitingArticles(contentIn(folder), 'America/New_York', today);
    return [...lines.map((line) => line.replace(`${folder}/blog/`, '')), next];
  };
  const [b, c] = ['b.md: from 2026-12-03 on', 'c.md: from 2026-12-02 on'];
  expect(waitingOn('2026-12-01')).toEqual([b, c, 'd.md: a draft', '2026-12-02T05:00:00Z']);
  expect(waitingOn('2026-12-03')).toEqual(['d.md: a draft', undefined]);
});

test('a service, a practice area and a policy that no menu links to are reported', () => {
  const folder = folderWith();
  cpSync(CONTENT, folder, { recursive: true });
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

test('the current content states only prices of the pricing page', () => {
  expect(priceAdvice(contentIn(CONTENT))).toEqual([]);
});
