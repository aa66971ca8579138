import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { ROOT } from '../../bootstrap/install.mjs';

/** A built page of ours, taken apart for those who are to show the same. */
export type SamePage = {
  title: string;
  description: string;
  /** Its styles, which stand in the page. */
  css: string;
  /** What is in its body, without scripts and without our runtime's marks. */
  body: CheerioAPI;
};

/** `path` of a page in, such as "/". */
export function samePage(path: string): SamePage {
  const file = join(ROOT, 'dist', `${path === '/' ? '/index' : path}.html`);
  const $ = load(readFileSync(file, 'utf8'));
  const css = $('style').text();
  $('script, style, body link').remove();
  // An island is what it shows: the others bring scripts of their own.
  $('astro-island').each((_, island) => void $(island).replaceWith($(island).contents()));
  return {
    title: $('title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    css,
    body: load($('body').html() ?? '', null, false),
  };
}

const WORDS_ONLY = 'svg, picture, img, input, select, textarea, template, dialog, [hidden]';

/** The same words and headings with nothing else: no style, script, picture or form. No page that says this is lighter. */
export function wordsOnly({ title, description, body }: SamePage): string {
  const $ = load(body.html(), null, false);
  $(WORDS_ONLY).remove();
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const { href } = element.attribs;
    element.attribs = href === undefined ? {} : { href };
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description.replaceAll('"', '&quot;')}"></head><body>${$.html()}</body></html>`;
}
