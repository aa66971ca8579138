import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitingArticles } from './waiting-articles.ts';

test('drafts and articles of later days wait; the first of these becomes due at midnight where the agency is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-waiting-'));
  mkdirSync(join(folder, 'blog'));
  const write = (name: string, header: string) =>
    writeFileSync(join(folder, 'blog', name), `---\n${header}\n---\n\nText.\n`);
  write('a.md', 'published_at: 2026-12-01');
  write('b.md', 'published_at: 2026-12-03');
  write('c.md', 'published_at: 2026-12-02');
  write('d.md', 'draft: true\npublished_at: 2026-11-01');
  const on = (today: string) => waitingArticles(folder, 'America/New_York', today);
  const named = (name: string, why: string) => `${join(folder, 'blog', name)}: ${why}`;
  expect(on('2026-12-01')).toEqual({
    lines: [
      named('b.md', 'from 2026-12-03 on'),
      named('c.md', 'from 2026-12-02 on'),
      named('d.md', 'a draft'),
    ],
    next: '2026-12-02T05:00:00Z',
  });
  expect(on('2026-12-03')).toEqual({ lines: [named('d.md', 'a draft')], next: undefined });
  rmSync(folder, { recursive: true });
});
