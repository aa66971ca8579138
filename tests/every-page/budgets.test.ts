import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptFinder } from '../../build/built-scripts.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { isSample } from '../support/content-in-use.ts';
import type { BuiltPage } from './built-pages.ts';
import { DIST, everyPage, manifest, pages } from './built-pages.ts';

/** Sizes are bytes of the compressed response; `fonts` and `firstPictures` are counts. */
type Weight = {
  /** Texts, links and drawings are not counted. */
  html: number;
  /** Inline scripts run at once and count uncompressed. */
  inline: number;
  /** Includes scripts that load on demand. */
  script: number;
  fonts: number;
  /** The heaviest picture in the size that a phone loads. */
  picture: number;
  /** Excludes portraits and the icon of the tab. */
  firstPictures: number;
};

/** Each character of text and of a drawing takes this much after compression. */
const TEXT_BYTES = 0.28;
const DRAWING_BYTES = 0.3;

/** Each link address and each card of an article takes this much besides its text. */
const LINK_BYTES = 16;
const CARD_BYTES = 70;

/** The sample has drawn pictures; other content may have photographs. */
const PICTURE = isSample ? 14_000 : 60_000;
const PLAIN_PAGE = { inline: 0, script: 5_400, fonts: 1, picture: PICTURE, firstPictures: 0 };
const TEXT_PAGE = { ...PLAIN_PAGE, fonts: 2 };
const LIST_PAGE = { ...PLAIN_PAGE, firstPictures: 2 };
const FORM_SCRIPT = 16_600;
/** The file of the cookie banner, the popups and the dialogs, which all pages share. */
const MAX_OVERLAYS = 5_700;

/**
 * Each budget is the heaviest page of its type plus 100 to 200 bytes, which is less than a
 * duplicated style or script. The names of scripts alone change the compressed size of a page by up
 * to 70 bytes.
 */
const BUDGETS: Record<PageKind, Weight> = {
  home: { ...PLAIN_PAGE, html: 11_350, script: 9_150 },
  agency: { ...TEXT_PAGE, html: 11_050, firstPictures: 1 },
  blog: { ...LIST_PAGE, html: 7_500 },
  form: { ...PLAIN_PAGE, html: 7_900, inline: 390, script: FORM_SCRIPT },
  profile: { ...TEXT_PAGE, html: 8_500, firstPictures: 1 },
  service: { ...PLAIN_PAGE, html: 12_350, script: 6_350 },
  city: { ...TEXT_PAGE, html: 12_350 },
  'practice-area': { ...TEXT_PAGE, html: 12_200 },
  report: { ...TEXT_PAGE, html: 9_650, script: 6_850 },
  // Astro's runtime is inline because the tool loads before the visitor acts. Half of the
  // builder loads after its first step.
  tool: { ...TEXT_PAGE, html: 16_350, inline: 4_750, script: 99_250 },
  policy: { ...TEXT_PAGE, html: 7_500 },
  sitemap: { ...PLAIN_PAGE, html: 6_100 },
  article: { ...TEXT_PAGE, html: 11_700, script: 7_400, firstPictures: 1 },
  'article-list': { ...LIST_PAGE, html: 7_200 },
  // The pages of free times show the times of another zone without a new page.
  unlisted: { ...PLAIN_PAGE, html: 7_950, inline: 1_050, script: FORM_SCRIPT, firstPictures: 1 },
};

const SCRIPT_FOLDERS = ['_astro', 'assets'];
/** A phone of 412 px with 1.75 device pixels per px loads this width. */
const PHONE_CANDIDATE = ' 800w';
const unique = (values: readonly string[]) => [...new Set(values)];

function picturesOf({ $ }: BuiltPage, selector: string): string[] {
  const files = $(selector)
    .toArray()
    .map((image) => {
      const candidates = $(image).attr('srcset')?.split(', ') ?? [];
      const candidate = candidates.find((entry) => entry.endsWith(PHONE_CANDIDATE));
      return candidate?.split(' ')[0] ?? $(image).attr('src') ?? '';
    });
  return unique(files).filter((file) => file.startsWith('/'));
}

function contentBytes({ $ }: BuiltPage): number {
  const body = $('body').clone();
  body.find('script, style').remove();
  const drawingCharacters = body
    .find('svg')
    .toArray()
    .reduce((sum, svg) => sum + $.html(svg).length, 0);
  const text = body.text().replace(/\s+/g, ' ').length;
  const links =
    body.find('main a').length * LINK_BYTES + body.find('.post-card').length * CARD_BYTES;
  return Math.round(TEXT_BYTES * text + DRAWING_BYTES * drawingCharacters + links);
}

function budgetChecker(dist: string) {
  const scriptPaths = new Map(
    SCRIPT_FOLDERS.flatMap((folder) =>
      readdirSync(join(dist, folder))
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, `/${folder}/${name}`] as const),
    ),
  );
  const scriptTexts = new Map(
    [...scriptPaths].map(([name, path]) => [name, readFileSync(join(dist, path), 'utf8')]),
  );
  function sizeOf(path: string): number {
    const file = join(dist, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(path), 0);
  const scriptsOf = scriptFinder(scriptTexts);
  const scriptBytes = (text: string) =>
    sum(scriptsOf(text).map((name) => scriptPaths.get(name) ?? ''));

  function weightOf(page: BuiltPage): Weight {
    const { $, html } = page;
    const fontFiles = unique([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([path]) => path));
    const iconFiles = $('link[rel=icon][type="image/svg+xml"]:not([href^="data:"])').toArray();
    const runningScripts = $(
      'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
    ).toArray();
    return {
      html: sizeOf(page.file) - contentBytes(page),
      inline: runningScripts.reduce(
        (total, script) => total + Buffer.byteLength($(script).text()),
        0,
      ),
      script: scriptBytes(html),
      fonts: fontFiles.length,
      picture: Math.max(0, ...picturesOf(page, 'img').map(sizeOf)),
      firstPictures:
        picturesOf(page, 'img:not([loading="lazy"], .photo)').length + iconFiles.length,
    };
  }

  function overBudget(kind: PageKind, page: BuiltPage): Partial<Weight> {
    const budget = BUDGETS[kind];
    const exceeding = Object.entries(weightOf(page)).filter(
      ([part, value]) => value > budget[part as keyof Weight],
    );
    return Object.fromEntries(exceeding);
  }
  return { overBudget };
}

const kinds = new Map(manifest.pages.map(({ path, kind }) => [path, kind]));
const rows = pages.map((page) => [kinds.get(page.address), page.address, page] as const);
const { overBudget } = budgetChecker(DIST);

test.each(rows)('%s %s is within the budget of its type', (kind, _, page) => {
  expect(overBudget(kind ?? 'unlisted', page)).toEqual({});
});

test('the file of the overlays is within its budget', () => {
  const [file = ''] = globSync('assets/overlays.*.json.br', { cwd: DIST });
  expect(statSync(join(DIST, file)).size).toBeLessThan(MAX_OVERLAYS);
});

everyPage('no script of a page delays its text', ({ $ }) => {
  const loading =
    'script[src]:not([defer]), link[rel~="modulepreload"], link[rel~="preload"][as="script"]';
  expect(
    $(loading)
      .toArray()
      .map((element) => $.html(element)),
  ).toEqual([]);
});

/** Chrome 111, Firefox 128 and Safari 16.4 are the oldest browsers of Tailwind 4. */
const LATER_FUNCTIONS =
  /\b(?:Object|Map)\.groupBy\b|\.getOrInsert(?:Computed)?\(|\bPromise\.(?:withResolvers|try)\b|\bRegExp\.escape\b|\bURL\.parse\(/;

test('no script calls a function that the oldest supported browsers lack', () => {
  const scripts = globSync('_astro/*.js', { cwd: DIST });
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((name) => LATER_FUNCTIONS.test(readFileSync(join(DIST, name), 'utf8'))),
  ).toEqual([]);
});
