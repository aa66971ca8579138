/** What every free tool takes. */
const TOOL = {
  contact: 'asks for a call',
  forms: 'sends what was typed, or gives it back after an error',
  tools: 'is a tool',
};

/**
 * What a feature of `src/features` takes from other features, and why. A feature that is not listed takes from none.
 * An arrow that no import needs any more is an error too, so that this list stays the map it is.
 */
export const FEATURE_ARROWS: Record<string, Record<string, string>> = {
  blocks: {
    cities: 'links to the cities',
    claims: 'figures with their footnotes',
    contact: 'a line that invites a question',
    exhibits: 'sheets',
    'page-reader': 'leads to the page reader',
    report: 'leads to the report',
    team: 'shows people',
  },
  about: {
    blocks: 'is a list of sections',
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    team: 'shows its people',
  },
  booking: { forms: 'its pages are forms' },
  blog: {
    contact: 'asks for a call at the end of an article',
    report: 'leads to the report',
    team: 'an article knows who wrote it and who checked it',
  },
  cities: {
    blocks: 'is a list of sections',
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    exhibits: 'names the strongest change of a case',
    pricing: 'shows the lowest price',
    team: 'a page knows who wrote it and who checked it',
  },
  claims: { team: 'the notes under a page end with who wrote it' },
  contact: {
    booking: 'says when somebody calls, and offers times',
    cities: 'links to the cities',
    forms: 'is a form',
    team: 'names who calls back',
  },
  'cost-per-case': {
    ...TOOL,
    exhibits: 'draws its figures',
  },
  home: {
    blocks: 'is a list of sections',
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    'cost-per-case': 'its first exhibit is the calculator',
    exhibits: 'draws its figures',
    'monthly-table': 'shows the monthly table',
  },
  intake: TOOL,
  'page-reader': TOOL,
  'monthly-table': {
    'cost-per-case': 'its figures are the calculator’s example',
    exhibits: 'is a marked sheet',
  },
  'practice-areas': {
    blocks: 'is a list of sections',
    cities: 'links to the cities',
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    pricing: 'shows the lowest price',
    team: 'a page knows who wrote it and who checked it',
  },
  quiz: { ...TOOL, 'page-reader': 'leads to the page reader', report: 'leads to the report' },
  pricing: {
    blocks: 'is a list of sections',
    contact: 'asks for a call',
    exhibits: 'its fees are a sheet',
  },
  policies: { blocks: 'is a list of sections' },
  report: {
    blocks: 'is a list of sections',
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    exhibits: 'draws its figures',
    forms: 'its download is a form',
  },
  scorecard: TOOL,
  services: {
    blocks: 'is a list of sections',
    contact: 'asks for a call',
    exhibits: 'shows a document of the work',
    'monthly-table': 'shows the monthly table',
    pricing: 'shows its price',
  },
  team: { blog: 'lists the articles of a person', contact: 'asks for a call' },
  tools: {
    claims: 'figures with their footnotes',
    contact: 'asks for a call',
    pricing: 'says in structured data that it costs nothing',
  },
};
