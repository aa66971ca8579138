import { expect, test } from 'vitest';
import { clientRatings, howToSchema, sectionSchemas } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const step = { title: 'Open it', text: 'Open the report.', href: '/services/ppc' };
const steps = {
  kind: 'steps' as const,
  label: 'Do it yourself',
  heading: 'Read ==what you paid for==.',
  intro: 'At the end you have one figure.',
  minutes: 30,
  steps: [step, { ...step, title: 'Read it', href: '/services/ppc#work' }],
};

test('steps with a time become a how-to in order, with full addresses of links and pictures', () => {
  expect(howToSchema(steps, `${ORIGIN}/services/analytics`)).toMatchObject({
    name: 'Read what you paid for.',
    totalTime: 'PT30M',
    step: [
      { url: `${ORIGIN}/services/ppc`, image: `${ORIGIN}/social/services/ppc.png` },
      {
        '@id': `${ORIGIN}/services/analytics#step-2`,
        position: 2,
        name: 'Read it',
        url: `${ORIGIN}/services/ppc`,
        image: `${ORIGIN}/social/services/ppc.png`,
      },
    ],
  });
});

test('the questions of all sections become one FAQ; steps without a time become no how-to', () => {
  const faq = { kind: 'faq', items: [{ question: 'Why?', answer: 'Because.' }] };
  const { minutes: _, ...untimed } = steps;
  const [questions, ...rest] = sectionSchemas([faq, untimed, faq], ORIGIN);
  expect(questions).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 2 } });
  expect(rest).toEqual([]);
  expect(sectionSchemas([], ORIGIN)).toEqual([]);
});

const authorAndDate = { author: 'Ada Park', date: '2025-03-04' };
const text = 'They said what they would not do.';
const review = (rating: number) => ({ ...authorAndDate, reviewBody: text, rating });
const testimonial = (rating: number) => ({ ...authorAndDate, content: text, rating });
const reviewInData = (ratingValue: number) => ({ reviewBody: text, reviewRating: { ratingValue } });

test.each([
  [[5, 4], [], 4.5, 2],
  [[5, 5], [5, 4], 4.75, 4],
  [[4], [4, 5], 4.33, 3],
  [[], [5], 5, 1],
])('reviews %j and testimonials %j give %d of %i ratings, all in the data', (...row) => {
  const [reviews, testimonials, ratingValue, reviewCount] = row;
  const quotes = { reviews: reviews.map(review), testimonials: testimonials.map(testimonial) };
  const { organization } = clientRatings([{ kind: 'quotes', ...quotes }]);
  expect(organization?.aggregateRating).toMatchObject({ ratingValue, reviewCount });
  expect(organization?.review).toMatchObject([...reviews, ...testimonials].map(reviewInData));
});

test('a page without quotes has no rating', () => expect(clientRatings([steps])).toEqual({}));
