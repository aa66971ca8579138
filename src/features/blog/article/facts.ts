import type { CheerioAPI } from 'cheerio';

/** What can be counted in an article. */
export type ArticleFacts = {
  /** Second-level headings. */
  parts: number;
  tables: number;
  /** Different outside pages that are linked. */
  sources: number;
  /** Texts to copy: quoted templates, blocks of code, and formulas in tables. */
  templates: number;
  /** Entries of numbered lists. */
  steps: number;
};

/** Counts what the text of an article offers. */
export function articleFacts($: CheerioAPI): ArticleFacts {
  const links = $('a[href^="http"]')
    .toArray()
    .map((link) => $(link).attr('href'));
  const formulas = $('td code').filter((_, code) => $(code).text().trim().startsWith('='));
  return {
    parts: $('h2').length,
    tables: $('table').length,
    sources: new Set(links).size,
    templates: $('blockquote, pre').length + formulas.length,
    steps: $('ol > li').length,
  };
}

export type CountedQuality = { term: string; text: string };

/** What speaks for an article and anyone can count; nothing is judged. What it has none of is no row: it needs none. */
export function countedQuality(
  { sources, templates, steps }: ArticleFacts,
  signed: boolean,
): CountedQuality[] {
  const counts = [
    ['Outside pages cited', sources],
    ['Texts to copy', templates],
    ['Numbered steps', steps],
  ] as const;
  return [
    ...counts.flatMap(([term, count]) => (count > 0 ? [{ term, text: String(count) }] : [])),
    { term: 'Signed by', text: signed ? 'One person, with a profile' : 'No one by name' },
  ];
}
