import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptsOf } from '../../build/page-styles.ts';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { type BuiltPage, DIST, pages } from './built-pages.ts';

/** What a page may cost a visitor, in bytes as they are sent. */
type Weight = {
  /** The page with its styles. */
  html: number;
  /** Scripts inside it, which run at once, as they are written; no other script is loaded before an intent. */
  inline: number;
  /** Everything it may load once the visitor shows one. */
  script: number;
  fonts: number;
  /** All its pictures in the form a phone takes, those below the screen too. */
  pictures: number;
  /** What is fetched on arrival: the page, its typefaces, pictures of the first screen; the tab's icon is in the page. */
  requests: number;
};

const ONE_FACE = 14_200;
const TWO_FACES = 2 * ONE_FACE;
const SHELL = { inline: 5_200, script: 82_500, fonts: ONE_FACE, pictures: 0, requests: 2 };
const READ = { ...SHELL, fonts: TWO_FACES, requests: 3 };

/** The heaviest page of each type and a little room, except on the home page, whose bound is 16 KB. */
const BUDGETS: Record<PageKind, Weight> = {
  home: { ...SHELL, html: 16 * 1_024, script: 88_500 },
  agency: { ...SHELL, html: 20_000, pictures: 36_000 },
  blog: { ...SHELL, html: 16_500, pictures: 102_000, requests: 4 },
  form: { ...SHELL, html: 11_000 },
  profile: { ...READ, html: 14_000, pictures: 5_000, requests: 4 },
  service: { ...SHELL, html: 23_000, inline: 7_000 },
  city: { ...READ, html: 24_000 },
  'practice-area': { ...READ, html: 23_500 },
  report: { ...READ, html: 24_000, inline: 7_200, script: 86_000 },
  tool: { ...READ, html: 23_500, inline: 8_192, script: 97_000 },
  policy: { ...READ, html: 16_500 },
  sitemap: { ...SHELL, html: 13_000 },
  article: { ...READ, html: 25_500, inline: 8_192, script: 84_500, pictures: 21_500, requests: 4 },
  'article-list': { ...SHELL, html: 14_000, pictures: 26_500, requests: 4 },
  aside: { ...SHELL, html: 12_000, script: 84_500, pictures: 5_000, requests: 3 },
};

const SCRIPT_FOLDERS = ['_astro', 'assets'];
const scriptFiles = SCRIPT_FOLDERS.flatMap((folder) =>
  readdirSync(join(DIST, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, path: `/${folder}/${name}` })),
);
const scriptPaths = new Map(scriptFiles.map(({ name, path }) => [name, path]));
const scriptTexts = new Map(
  scriptFiles.map(({ name, path }) => [name, readFileSync(join(DIST, path), 'utf8')]),
);

/** Bytes of a file as it is sent: what does not get smaller is not compressed. */
function sent(path: string): number {
  const file = join(DIST, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sent(path), 0);
const each = (values: readonly string[]) => [...new Set(values)];

/** Width of the form that a phone of 412 px with 1.75 pixels a point takes. */
const PHONE_FORM = ' 800w';

/** Pictures of this site on a page, each once. */
function picturesOf({ $ }: BuiltPage, selector: string): string[] {
  const files = $(selector)
    .toArray()
    .map((image) => {
      const forms = $(image).attr('srcset')?.split(', ') ?? [];
      const form = forms.find((entry) => entry.endsWith(PHONE_FORM));
      return form?.split(' ')[0] ?? $(image).attr('src') ?? '';
    });
  return each(files).filter((file) => file.startsWith('/'));
}

function weightOf(page: BuiltPage): Weight {
  const { $, html } = page;
  const fonts = each([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([path]) => path));
  const firstPictures = picturesOf(page, 'img:not([loading="lazy"])');
  // Browsers take the drawing; the other is for those that know none, and for search engines.
  const iconFiles = $('link[rel=icon][type="image/svg+xml"]:not([href^="data:"])').toArray();
  const running = $('script:not([src], [type="application/ld+json"], [type="speculationrules"])').toArray();
  return {
    html: sent(page.file),
    inline: running.reduce((total, script) => total + Buffer.byteLength($(script).text()), 0),
    script: sum(scriptsOf(html, scriptTexts).map((name) => scriptPaths.get(name) ?? '')),
    fonts: sum(fonts),
    pictures: sum(picturesOf(page, 'img')),
    requests: 1 + fonts.length + firstPictures.length + iconFiles.length,
  };
}

const manifest = JSON.parse(readFileSync(join(DIST, MANIFEST_FILE), 'utf8')) as Manifest;
const kinds = new Map(manifest.pages.map(({ path, kind }) => [path, kind]));
const rows = pages.map((page) => [kinds.get(page.address), page.address, page] as const);

test('every page has a type, and each type is built', () => {
  expect(rows.filter(([kind]) => kind === undefined).map(([, address]) => address)).toEqual([]);
  expect(each(rows.map(([kind]) => kind ?? '')).sort()).toEqual(Object.keys(BUDGETS).sort());
});

test.each(rows)('%s %s keeps to the budget of its type', (kind, _, page) => {
  const budget = BUDGETS[kind ?? 'aside'];
  const over = Object.entries(weightOf(page)).filter(([part, value]) => value > budget[part as keyof Weight]);
  expect(Object.fromEntries(over)).toEqual({});
});
