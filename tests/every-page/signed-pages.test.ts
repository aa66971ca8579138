import { expect, test } from 'vitest';
import { eachPage } from './built-pages.ts';

const SIGNED = /^\/(practice-areas|locations)\//;
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
type Block = {
  '@type': string;
  author?: { name: string };
  reviewedBy?: { name: string };
  lastReviewed?: string;
};

test.each(eachPage.filter(([address]) => SIGNED.test(address)))(
  '%s says who wrote it, who checked it and when, as its data does',
  (_, { $ }) => {
    const graph: Block[] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
    const page = graph.find((block) => block['@type'] === 'WebPage');
    const line = $('p:contains("Written by")');
    expect(line).toHaveLength(1);
    expect(words(line.text())).toContain(`Written by ${page?.author?.name}, `);
    expect(line.find('time').attr('datetime')).toBe(page?.lastReviewed);
    if (page?.reviewedBy) expect(words(line.text())).toContain(` by ${page.reviewedBy.name}, `);
  },
);
