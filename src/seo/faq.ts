import type { FAQPage } from 'schema-dts';
import type { FaqItem } from '../content/parts.ts';

/** FAQ structured data of the page at an address. */
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
