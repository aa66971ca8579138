import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptFinder } from '../../build/page-styles.ts';
import { POSTS_PER_PAGE } from '../../src/features/blog/list/list-pages.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import type { BuiltPage } from './built-pages.ts';

/** What a page costs a visitor, in bytes as they are sent. */
export type Weight = {
  /** The page with its styles; of each card of an article what it is more than CARD_HTML. */
  html: number;
  /** Scripts inside it, which run at once, as they are written; only a tool loads others before an intent. */
  inline: number;
  /** Everything it may load once the visitor shows one. */
  script: number;
  fonts: number;
  /** The heaviest of its pictures in the form a phone takes. */
  picture: number;
  /** How many it has, those below the screen too. */
  pictures: number;
  /** What is fetched on arrival: the page, its typefaces, pictures of the first screen; the tab's icon is in the page. */
  requests: number;
};

const ONE_FACE = 14_200;
const TWO_FACES = 2 * ONE_FACE;
const SHELL = { inline: 6_900, script: 13_550, fonts: ONE_FACE, picture: 0, pictures: 0, requests: 2 };
const READ = { ...SHELL, fonts: TWO_FACES, requests: 3 };
const PLATE = 14_000;
/** What one more article adds to the page of a list. */
const CARD_HTML = 300;
const LIST = { ...SHELL, picture: PLATE, pictures: POSTS_PER_PAGE, requests: 4 };

/**
 * The heaviest page of each type and a little room; a list may have as many
 * articles as one of its pages holds, and an article those that are related to it.
 */
export const BUDGETS: Record<PageKind, Weight> = {
  home: { ...SHELL, html: 20_100, script: 17_700 },
  // The second typeface is for the sentences of people, who were pictures of 36 KB.
  agency: { ...READ, html: 24_300 },
  blog: { ...LIST, html: 12_450 },
  form: { ...SHELL, html: 11_650, inline: 7_180 },
  profile: { ...READ, html: 15_600 },
  service: { ...SHELL, html: 26_150, inline: 8_950 },
  city: { ...READ, html: 24_950 },
  'practice-area': { ...READ, html: 24_200 },
  report: { ...READ, html: 24_500, inline: 7_960, script: 15_100 },
  // Astro's runtime is in the page, because the tool comes by itself. The builder's ticks are 7 KB of its page.
  tool: { ...READ, html: 33_000, inline: 11_580, script: 107_500 },
  policy: { ...READ, html: 18_500 },
  sitemap: { ...SHELL, html: 13_850 },
  article: { ...READ, html: 24_600, inline: 7_960, script: 15_100, picture: PLATE, pictures: 4, requests: 4 },
  'article-list': { ...LIST, html: 13_600 },
  aside: { ...SHELL, html: 14_050, inline: 7_500 },
};

const SCRIPT_FOLDERS = ['_astro', 'assets'];
/** Width of the form that a phone of 412 px with 1.75 pixels a point takes. */
const PHONE_FORM = ' 800w';
const each = (values: readonly string[]) => [...new Set(values)];

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

/** Scales for the pages of a built site, in whose folder they are. */
export function scales(dist: string) {
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
  /** Bytes of a file as it is sent: what does not get smaller is not compressed. */
  function sent(path: string): number {
    const file = join(dist, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  }
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sent(path), 0);
  const scriptsOf = scriptFinder(scriptTexts);
  const scriptBytes = (text: string) => sum(scriptsOf(text).map((name) => scriptPaths.get(name) ?? ''));

  function weightOf(page: BuiltPage): Weight {
    const { $, html } = page;
    const fonts = each([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([path]) => path));
    const firstPictures = picturesOf(page, 'img:not([loading="lazy"])');
    const pictures = picturesOf(page, 'img');
    // Browsers take the drawing; the other is for those that know none, and for search engines.
    const iconFiles = $('link[rel=icon][type="image/svg+xml"]:not([href^="data:"])').toArray();
    const running = $('script:not([src], [type="application/ld+json"], [type="speculationrules"])').toArray();
    return {
      html: sent(page.file) - CARD_HTML * $('.post-card').length,
      inline: running.reduce((total, script) => total + Buffer.byteLength($(script).text()), 0),
      script: scriptBytes(html),
      fonts: sum(fonts),
      picture: Math.max(0, ...pictures.map(sent)),
      pictures: pictures.length,
      requests: 1 + fonts.length + firstPictures.length + iconFiles.length,
    };
  }

  /** What of a page's weight is over the budget of its type. */
  function overBudget(kind: PageKind, page: BuiltPage): Partial<Weight> {
    const budget = BUDGETS[kind];
    const over = Object.entries(weightOf(page)).filter(
      ([part, value]) => value > budget[part as keyof Weight],
    );
    return Object.fromEntries(over);
  }

  /** What each tool of a page loads, with the script for pointer and key, in bytes, by its own file. */
  function islandsOf({ $ }: BuiltPage) {
    const always = $('script[data-first]').attr('data-first') ?? '';
    return $('astro-island')
      .toArray()
      .map((island) => {
        const own = $(island).attr('component-url') ?? '';
        const bytes = scriptBytes(`${always} ${own} ${$(island).attr('renderer-url')}`);
        return { name: basename(own).split('.')[0], bytes };
      });
  }
  return { overBudget, islandsOf };
}
