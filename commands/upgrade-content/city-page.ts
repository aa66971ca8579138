import { addClients, addNumbers, fieldsToCells } from './edits.ts';
import type { Page } from './fields.ts';

export const CITY: Page = {
  files: /^cities\//,
  before: 'finalCta',
  dropEmpty: ['numbers', 'marketContext', 'courts', 'reviews', 'testimonials'],
  sections: [
    {
      kind: 'numbers',
      id: 'numbers',
      pageFields: {
        topPracticeAreas: 'practiceAreas',
        mapsQuery: 'mapsQuery',
        numbers: 'figures',
        marketContext: 'paragraphs',
      },
      edit: addNumbers,
    },
    { from: 'map', kind: 'county', id: 'county', pageFields: { courts: 'courts' } },
    {
      from: 'whyNeed',
      kind: 'items',
      id: 'need',
      rename: { points: 'items' },
      set: { label: 'The need' },
    },
    {
      from: 'barAssociation',
      kind: 'rules',
      id: 'rules',
      set: { heading: 'The bar’s rules for an ad here' },
    },
    {
      from: 'services',
      kind: 'links',
      id: 'services',
      rename: { items: 'links' },
      set: { label: 'Services' },
    },
    { from: 'process', kind: 'phases', id: 'process', set: { label: 'Process' } },
    {
      from: 'caseStudy',
      kind: 'story',
      id: 'story',
      set: { label: 'Success story' },
      move: {
        sample: 'story.sample',
        verified: 'story.verified',
        firm: 'story.firm',
        timeframe: 'story.timeframe',
        challenge: 'story.challenge',
        approach: 'story.approach',
        results: 'story.results',
      },
    },
    {
      from: 'whyChoose',
      kind: 'items',
      id: 'why',
      rename: { reasons: 'items' },
      set: { label: 'Why {brand}', columns: 2 },
    },
    { kind: 'competitors', id: 'competitors', only: { whyChoose: true } },
    {
      from: 'comparison',
      kind: 'table',
      id: 'comparison',
      set: { columns: ['Ask any agency', '{brand}’s answer'] },
      edit: fieldsToCells('ask', 'answer'),
    },
    {
      kind: 'quotes',
      id: 'reviews',
      pageFields: { reviews: 'reviews', testimonials: 'testimonials' },
      edit: addClients,
    },
    {
      from: 'faqs',
      kind: 'faq',
      id: 'faq',
      pageFields: { faqHeading: 'heading' },
      set: { label: 'Questions' },
      move: { faqs: 'items' },
    },
    { from: 'contact', kind: 'contact', id: 'contact', set: { label: 'Contact' } },
  ],
};
