import type { FAQPage } from 'schema-dts';
import type { FaqItem } from '../content/parts.ts';

/** FAQ structured data. In: the questions a page shows and its address. Out: an FAQPage block for the graph. */
export function faqSchema(items: readonly FaqItem[], url: string): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  };
}
