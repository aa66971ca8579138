import { load } from 'cheerio';

/** Headed parts from which on a reader can find a place in an article again. */
export const PARTS_MIN = 4;

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

/** Counts what an article offers. In: HTML of its body. Out: the counts. */
export function articleFacts(html: string): ArticleFacts {
  const $ = load(html, null, false);
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

export type ArticleCheck = { label: string; passed: boolean };

/** Number in words: "1 table", "6 tables", "No tables". */
export function counted(count: number, one: string, many: string) {
  return `${count || 'No'} ${count === 1 ? one : many}`;
}

/**
 * What an article offers that anyone can check.
 * In: what was counted in it, whether a member of the team has signed it. Out: a line each, and whether it is there.
 */
export function articleChecks(facts: ArticleFacts, signed: boolean): ArticleCheck[] {
  const { sources, steps, parts } = facts;
  const worked = facts.tables + facts.templates;
  return [
    { label: signed ? 'Signed by a member of the team' : 'Signed by no single person', passed: signed },
    { label: counted(sources, 'outside source linked', 'outside sources linked'), passed: sources > 0 },
    { label: counted(worked, 'table or template', 'tables and templates'), passed: worked > 0 },
    { label: counted(steps, 'numbered step', 'numbered steps'), passed: steps > 0 },
    { label: counted(parts, 'part under a heading', 'parts under headings'), passed: parts >= PARTS_MIN },
  ];
}
