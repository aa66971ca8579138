import type { CheerioAPI } from 'cheerio';

/** What can be counted in an article. */
export type ArticleFacts = {
  /** Second-level headings. */
  parts: number;
  tables: number;
  /** Different outside pages that are linked. */
  sources: number;
  /** Texts to copy: quoted templates and blocks of code. */
  templates: number;
  /** Entries of numbered lists. */
  steps: number;
};

/** Counts what the text of an article offers. */
export function articleFacts($: CheerioAPI): ArticleFacts {
  const links = $('a[href^="http"]')
    .toArray()
    .map((link) => $(link).attr('href'));
  return {
    parts: $('h2').length,
    tables: $('table').length,
    sources: new Set(links).size,
    templates: $('blockquote, pre').length,
    steps: $('ol > li').length,
  };
}

export type CountedQuality = { term: string; text: string };

/** What speaks for an article and anyone can count; nothing is judged. */
export function countedQuality(
  { sources, templates, steps }: ArticleFacts,
  signed: boolean,
): CountedQuality[] {
  return [
    { term: 'Outside pages cited', text: String(sources) },
    { term: 'Texts to copy', text: String(templates) },
    { term: 'Numbered steps', text: String(steps) },
    { term: 'Signed by', text: signed ? 'One person, with a profile' : 'No one by name' },
  ];
}
