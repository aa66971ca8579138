import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SitemapPage } from '../../src/features/sitemap/sitemap.ts';
import { FULL_TEXT_SECTION_MAX, llmsFullText, llmsText, sectionsOf } from './llms-text.ts';
import type { TextPage } from './write-markdown.ts';
import { writeTexts } from './write-texts.ts';

const ORIGIN = 'https://www.northbar.example';
const html = (name: string) =>
  `<!doctype html><html><head><style>p{}</style><meta name="description" content="About ${name} &amp; more."><meta property="og:site_name" content="Northbar"></head><body><main><h1>${name}</h1><p>Text of ${name}.</p></main></body></html>`;
const PAGES: SitemapPage[] = [
  { path: '/', name: 'Home' },
  { path: '/services/ppc', name: 'Pay-Per-Click' },
  { path: '/blog/a', name: 'Ads [and] SEO', published: '2025-05-12' },
];
const textPage = (path: string, name = path): TextPage => ({
  path,
  name,
  description: `About ${name}.`,
  siteName: 'Northbar',
  file: '',
});

describe('a finished build', () => {
  let directory = '';
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'northbar-texts-'));
    for (const folder of ['services', 'blog']) mkdirSync(join(directory, folder));
    writeFileSync(join(directory, 'index.html'), html('Home'));
    writeFileSync(join(directory, 'services/ppc.html'), html('PPC'));
    writeFileSync(join(directory, 'blog/a.html'), html('A'));
    writeFileSync(join(directory, 'blog/a.md'), '# From its source\n');
    await writeTexts(directory, PAGES, { origin: ORIGIN });
  });

  test('has each public page as markdown; what was made from the source stays', () => {
    expect(read('index.md')).toBe(`# Home\n\nText of Home.\n\nSource: <${ORIGIN}/>\n`);
    expect(read('services/ppc.md')).toContain('# PPC\n');
    expect(read('blog/a.md')).toBe('# From its source\n');
  });

  test('has its table of contents, with one line from the head of each page', () => {
    const text = read('llms.txt');
    expect(text.startsWith('# Northbar\n\n> About Home & more.\n')).toBe(true);
    expect(text).toContain(
      `## Services\n\n- [Pay-Per-Click](${ORIGIN}/services/ppc.md): About PPC & more.\n`,
    );
    expect(text).toContain(`- [Ads \\[and\\] SEO](${ORIGIN}/blog/a.md): About A & more.`);
    expect(text).not.toContain('## Locations');
  });

  test('as a preview of samples has no whole text, and names neither that nor feeds', async () => {
    rmSync(join(directory, 'llms-full.txt'));
    await writeTexts(directory, PAGES, { origin: ORIGIN, preview: true });
    expect(existsSync(join(directory, 'llms-full.txt'))).toBe(false);
    expect(read('llms.txt')).toContain('Sample content.');
    expect(read('llms.txt')).not.toMatch(/llms-full|feed\./);
  });

  test('has the whole text in one file', () => {
    const text = read('llms-full.txt');
    expect(text.indexOf('# Home')).toBeLessThan(text.indexOf('# PPC'));
    expect(text).toContain('---\n\n# From its source\n');
  });
});

test('a page of a new kind is listed among the first', () => {
  const sections = sectionsOf([textPage('/'), textPage('/new-kind')]);
  expect(sections).toEqual([{ name: 'About', pages: [textPage('/'), textPage('/new-kind')] }]);
});

test('without a home page nobody knows whose texts these are', () => {
  expect(() => llmsText([textPage('/about')], ORIGIN)).toThrow('expected a home page');
});

test.each([
  [FULL_TEXT_SECTION_MAX, undefined],
  [FULL_TEXT_SECTION_MAX + 1, 'Locations: 1 more pages'],
])('of %i cities the whole text says how many it leaves out', async (count, note) => {
  const cities = Array.from({ length: count }, (_, index) => textPage(`/locations/c${index}`));
  const text = await llmsFullText([textPage('/'), ...cities], async ({ path }) => `# ${path}\n`, ORIGIN);
  expect(text.match(/^# \/locations\//gm)).toHaveLength(FULL_TEXT_SECTION_MAX);
  expect(/Locations: \d+ more pages/.exec(text)?.[0]).toBe(note);
  expect(llmsText([textPage('/'), ...cities], ORIGIN).match(/\/locations\/c\d+\.md/g)).toHaveLength(count);
});
