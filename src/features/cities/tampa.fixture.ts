import { type City, citySchema } from './schema.ts';

const review = (author: string, rating: number) => ({
  sample: true,
  author,
  date: '2025-03-04',
  reviewBody: 'They told us in the first call what they would not do for us.',
  rating,
});

/** A city with a map, courts and reviews: what tests take a part away from. */
export const TAMPA: City = citySchema.parse({
  order: 1,
  byline: { writtenBy: 'bo-elm' },
  city: 'Tampa',
  state: 'Florida',
  stateAbbr: 'FL',
  meta: {
    title: 'Tampa Law Firm Marketing Agency',
    description:
      'Law firm marketing in Tampa by people who work there: pages, ads and reviews for the offices of Hillsborough County, reported by the case.',
    keywords: ['tampa law firm marketing agency', 'tampa attorney marketing'],
  },
  primaryKeyword: 'tampa law firm marketing agency',
  secondaryKeywords: [
    'tampa attorney marketing',
    'tampa lawyer seo',
    'hillsborough county lawyer marketing',
  ],
  headline: 'Law firm marketing in ==Tampa==',
  statement: 'A bay, three counties and two circuits.',
  lede: 'Two counties share the bay, and a client on one side of it seldom hires a lawyer on the other.',
  map: {
    county: '12057',
    title: 'One county, and the courts that its lawyers drive to',
    towns: [{ name: 'Tampa', lon: -82.46, lat: 27.95 }],
  },
  lawyerCount: '7,200+',
  lawyerCountRecord: { basis: 'State bar directory.', checked: '2025-10-13', status: 'sample' },
  numbers: [],
  marketContext: ['Most matters of these firms are heard in the county’s own courthouse downtown.'],
  whyNeed: {
    heading: 'What an office here needs.',
    points: [
      {
        title: 'The county first',
        text: 'A page about the county’s own court answers more than a page about the state.',
      },
    ],
  },
  courts: [{ name: 'County courthouse', note: 'Where most matters are heard', town: 'Tampa' }],
  topPracticeAreas: ['Personal injury'],
  services: {
    heading: 'What we do here.',
    items: [
      {
        href: '/services/ppc',
        text: 'Ads for the county alone, in both of its languages.',
      },
    ],
  },
  reviews: [review('Ada Park', 5), review('Bo Elm', 4)],
  faqHeading: 'What offices here ask.',
  faqs: [
    {
      question: 'Do you come to the office?',
      answer: 'Yes, in the first month and then once a quarter.',
    },
  ],
  contact: {
    heading: 'Talk to somebody here.',
    text: 'Call in office hours, or write and say when it is good to call you back.',
  },
  finalCta: {
    heading: 'Half an hour about your county.',
    text: 'We look at what a person here finds when they look for you.',
  },
});
