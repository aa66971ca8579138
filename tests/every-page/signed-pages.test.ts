import { expect } from 'vitest';
import { everyPage, pages, plainText } from './built-pages.ts';

const SIGNED = /^\/(practice-areas|locations)\//;
type Block = {
  '@type': string;
  author?: { name: string };
  reviewedBy?: { name: string };
  lastReviewed?: string;
};

everyPage(
  'every signed page names the writer, the checker and the number of sources of its list and data',
  ({ $ }) => {
    const graph: Block[] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    const page = graph.find((block) => block['@type'] === 'WebPage');
    const line = $('p:contains("Written by")');
    expect(line).toHaveLength(1);
    expect(plainText(line.text())).toContain(`Written by ${page?.author?.name}, `);
    const sourceItems = $('#sources-heading li').toArray();
    const days = sourceItems.flatMap((source) => $(source).find('time').attr('datetime') ?? []);
    const [, dated, total] =
      /Facts from (?:all|(\d+) of) its (\d+) sources/.exec(plainText(line.text())) ?? [];
    expect(line.find('time').attr('datetime')).toBe(total ? days.toSorted().at(-1) : undefined);
    if (total)
      expect([Number(dated ?? total), Number(total)]).toEqual([days.length, sourceItems.length]);
    if (page?.reviewedBy) {
      expect(days).toHaveLength(sourceItems.length);
      expect(plainText(line.text())).toContain(`, by ${page.reviewedBy.name}, `);
      expect(page.lastReviewed).toBe(line.find('time').attr('datetime'));
    }
  },
  pages.filter(({ address }) => SIGNED.test(address)),
);
