import { type City, citySchema } from './schema.ts';

const review = (author: string, rating: number) => ({
  sample: true,
  author,
  date: '2025-03-04',
  reviewBody: 'They told us in the first call what they would not do for us.',
  rating,
});

export const TAMPA: City = citySchema.parse({
  order: 1,
  byline: { writtenBy: 'bo-elm' },
  city: 'Tampa',
  state: 'Florida',
  stateAbbr: 'FL',
  meta: {
    title: 'Tampa Law Firm Marketing Agency',
    description: 'Law firm marketing in Tampa by people who work there.',
    keywords: ['tampa law firm marketing agency', 'tampa attorney marketing'],
  },
  primaryKeyword: 'tampa law firm marketing agency',
  secondaryKeywords: ['tampa attorney marketing', 'tampa lawyer seo', 'hillsborough lawyer'],
  headline: 'Law firm marketing in ==Tampa==',
  statement: 'A bay, three counties and two circuits.',
  lede: 'Two counties share the bay, and a client on one side of it seldom hires a lawyer on the other.',
  sections: [
    {
      kind: 'numbers',
      label: 'Numbers',
      heading: 'Tampa, Florida, in figures.',
      lawyers: { figure: '7,200+', basis: 'Directory.', checked: '2025-10-13', status: 'sample' },
      practiceAreas: ['Personal injury'],
      figures: ['courts', 'census'].map((name) => ({
        figure: '10',
        label: `${name} of the county`,
        source: { name, url: `https://www.example.gov/${name}` },
      })),
    },
    {
      kind: 'county',
      county: '12057',
      title: 'One county, and the courts that its lawyers drive to',
      towns: [{ name: 'Tampa', lon: -82.46, lat: 27.95 }],
      courts: [{ name: 'County courthouse', note: 'Where most matters are heard', town: 'Tampa' }],
    },
    { kind: 'rules', heading: 'Rules for an ad here', rules: ['aa-truth', 'bb-truth'] },
    {
      kind: 'quotes',
      label: 'Reviews',
      heading: 'Clients in and around Tampa.',
      reviews: [review('Ada Park', 5), review('Bo Elm', 4)],
    },
  ],
  finalCta: {
    heading: 'Half an hour about your county.',
    text: 'We look at what a person here finds when they look for you.',
  },
  sources: [{ name: 'Census', url: 'https://www.example.gov/census' }],
});
