import { parse } from 'yaml';
import { type City, citySchema } from './schema.ts';

const FILE = `
order: 1
byline: { writtenBy: bo-elm }
city: Tampa
state: Florida
stateAbbr: FL
meta:
  title: Tampa Law Firm Marketing Agency
  description: Law firm marketing in Tampa by people who work there.
  keywords: [ tampa law firm marketing agency, tampa attorney marketing ]
primaryKeyword: tampa law firm marketing agency
secondaryKeywords: [ tampa attorney marketing, tampa lawyer seo, hillsborough lawyer ]
headline: Law firm marketing in ==Tampa==
statement: A bay, three counties and two circuits.
lede: A client on one side of the bay seldom hires a lawyer who has an office on the other.
sections:
  - kind: numbers
    label: Numbers
    heading: Tampa, Florida, in figures.
    lawyers: { figure: "7,200+", basis: Directory., checked: 2025-10-13, status: sample }
    practiceAreas: [ Personal injury ]
    figures:
      - { figure: "10", label: courts here, source: { name: courts, url: https://example.gov/courts } }
      - { figure: "10", label: people here, source: { name: census, url: https://example.gov/census } }
  - kind: county
    county: "12057"
    title: One county, and the courts that its lawyers drive to
    towns: [ { name: Tampa, lon: -82.46, lat: 27.95 } ]
    courts: [ { name: County courthouse, note: Where most matters are heard, town: Tampa } ]
  - { kind: rules, heading: Rules for an ad here, rules: [ aa-truth, bb-truth ] }
  - kind: quotes
    label: Reviews
    heading: Clients in and around Tampa.
    reviews:
      - sample: true
        author: Ada Park
        date: "2025-03-04"
        reviewBody: They told us in the first call what they would not do for us.
        rating: 5
      - sample: true
        author: Bo Elm
        date: "2025-03-04"
        reviewBody: They told us in the first call what they would not do for us.
        rating: 4
finalCta:
  heading: Half an hour about your county.
  text: We look at what a person here finds when they look for you.
sources: [ { name: Census, url: https://example.gov/census } ]
`;

export const TAMPA: City = citySchema.parse(parse(FILE));
