import { expect, test } from 'vitest';
import { faqSchema } from './structured-data.ts';

test('every question and answer to the letter, in order', () => {
  const items = [
    { question: 'How long does it take?', answer: 'Legal SEO takes 3-6 months.' },
    { question: "What's included?", answer: 'Analytics is "included" with all packages.' },
  ];
  expect(faqSchema(items, 'https://www.northbar.example/')).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://www.northbar.example/#faq',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long does it take?',
        acceptedAnswer: { '@type': 'Answer', text: 'Legal SEO takes 3-6 months.' },
      },
      {
        '@type': 'Question',
        name: "What's included?",
        acceptedAnswer: { '@type': 'Answer', text: 'Analytics is "included" with all packages.' },
      },
    ],
  });
});
