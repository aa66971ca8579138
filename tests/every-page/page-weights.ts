import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { scriptFinder } from '../../build/page-styles.ts';
import type { PageKind } from '../../src/features/sitemap/site-page.ts';
import { isSample } from '../support/content-in-use.ts';
import type { BuiltPage } from './built-pages.ts';

/** What a page costs a visitor, in bytes as they are sent. */
export type Weight = {
  /**
   * The page with its styles, without what its words, links and drawings take: those are the
   * content's.
   */
  html: number;
  /**
   * Scripts inside it, which run at once, as they are written; only a tool loads others before an
   * intent.
   */
  inline: number;
  /** Everything it may load once the visitor shows one. */
  script: number;
  /** How many typefaces it asks for. */
  faces: number;
  /** The heaviest of its pictures in the form a phone takes. */
  picture: number;
  /**
   * Pictures that are fetched on arrival, but for those of people; the tab's icon is in the page.
   */
  firstPictures: number;
};

/**
 * What a character of text takes once it is compressed, with its part of the structured data; and
 * one of a drawing.
 */
const TEXT_BYTES = 0.28;
const DRAWING_BYTES = 0.3;

/**
 * What the address of a link takes, and what a card of an article has besides its words and links.
 */
const LINK_BYTES = 16;
const CARD_BYTES = 70;

/** The sample's pictures are drawn; others may be photographs. */
const PICTURE = isSample ? 14_000 : 60_000;
// The script of forms holds the window after a request.
const SHELL = { inline: 6_900, script: 14_050, faces: 1, picture: PICTURE, firstPictures: 0 };
const READ = { ...SHELL, faces: 2 };
const LIST = { ...SHELL, firstPictures: 2 };

/**
 * The heaviest page of each type and a little room, less than a style or a script that is there
 * twice.
 */
export const BUDGETS: Record<PageKind, Weight> = {
  // One case across the page and two under it; the header and the dialog are most of the rest.
  home: { ...SHELL, html: 16_050, script: 17_800 },
  // The second typeface is for the sentences of people, who were pictures of 36 KB.
  agency: { ...READ, html: 16_650, firstPictures: 1 },
  blog: { ...LIST, html: 12_350 },
  form: { ...SHELL, html: 11_000, inline: 7_180 },
  profile: { ...READ, html: 13_250, firstPictures: 1 },
  service: { ...SHELL, html: 17_050, inline: 8_950 },
  city: { ...READ, html: 17_250 },
  'practice-area': { ...READ, html: 16_850 },
  report: { ...READ, html: 14_500, inline: 7_960, script: 15_600 },
  // Astro's runtime is in the page, because the tool comes by itself. Half of the builder comes
  // after its first step.
  tool: { ...READ, html: 20_600, inline: 11_580, script: 108_900 },
  policy: { ...READ, html: 12_200 },
  sitemap: { ...SHELL, html: 11_050 },
  article: { ...READ, html: 16_850, inline: 7_960, script: 15_600, firstPictures: 1 },
  'article-list': { ...LIST, html: 12_100 },
  aside: { ...SHELL, html: 12_050, inline: 7_500, firstPictures: 1 },
};

/**
 * Elements of the document, without what lies in templates: the largest page of each type of the
 * sample and a little room.
 */
export const ELEMENTS: Record<PageKind, number> = {
  home: 710,
  agency: 640,
  blog: 475,
  form: 310,
  profile: 400,
  service: 730,
  city: 740,
  'practice-area': 665,
  report: 820,
  tool: 945,
  policy: 575,
  sitemap: 450,
  article: 920,
  'article-list': 395,
  aside: 330,
};
/** Of them in the header with its menu, in the dialogs and in the footer. */
export const CHROME_ELEMENTS = 155;

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

/** What words, links and drawings take of a page as it is sent. */
function takenByContent({ $ }: BuiltPage): number {
  const body = $('body').clone();
  body.find('script, style').remove();
  const drawn = body
    .find('svg')
    .toArray()
    .reduce((sum, svg) => sum + $.html(svg).length, 0);
  const text = body.text().replace(/\s+/g, ' ').length;
  const links =
    body.find('main a').length * LINK_BYTES + body.find('.post-card').length * CARD_BYTES;
  return Math.round(TEXT_BYTES * text + DRAWING_BYTES * drawn + links);
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
  const scriptBytes = (text: string) =>
    sum(scriptsOf(text).map((name) => scriptPaths.get(name) ?? ''));

  function weightOf(page: BuiltPage): Weight {
    const { $, html } = page;
    const fonts = each([...html.matchAll(/\/_astro\/[\w.-]+\.woff2/g)].map(([path]) => path));
    // Browsers take the drawing; the other is for those that know none, and for search engines.
    const iconFiles = $('link[rel=icon][type="image/svg+xml"]:not([href^="data:"])').toArray();
    const running = $(
      'script:not([src], [type="application/ld+json"], [type="speculationrules"])',
    ).toArray();
    return {
      html: sent(page.file) - takenByContent(page),
      inline: running.reduce((total, script) => total + Buffer.byteLength($(script).text()), 0),
      script: scriptBytes(html),
      faces: fonts.length,
      picture: Math.max(0, ...picturesOf(page, 'img').map(sent)),
      firstPictures:
        picturesOf(page, 'img:not([loading="lazy"], .photo)').length + iconFiles.length,
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

  /**
   * What each tool of a page loads, with the script for pointer and key, in bytes, by its own file.
   */
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
