import { CITY } from './city-page.ts';
import {
  addTimeline,
  type Changes,
  fieldsToFacts,
  linkStepTo,
  moveExhibit,
  moveMeasured,
  type PageUpgrade,
  type Section,
  simplifyCharts,
} from './edits.ts';
import { POLICY, REPORT } from './report-and-policies.ts';

const ABOUT: PageUpgrade = {
  files: /^pages\/about\.yaml$/,
  before: 'closing',
  sections: [
    { from: 'stats', kind: 'figures', move: { stats: 'claims' } },
    { from: 'leadership', kind: 'people', id: 'leadership', only: { team: true } },
    // Without a section about the team, links to #team lead to this section.
    { from: 'leadership', kind: 'people', id: 'team', only: { team: false } },
    {
      from: 'why',
      kind: 'prose',
      id: 'why',
      set: { 'ask.subject': 'A report we have' },
    },
    {
      from: 'values',
      kind: 'sheet',
      id: 'values',
      move: { items: 'sheet.points' },
      set: { 'sheet.kind': 'points' },
    },
    { from: 'team', kind: 'team', id: 'team' },
    {
      from: 'departments',
      kind: 'items',
      id: 'departments',
      rename: { 'items.*.name': 'title', 'items.*.answersFor': 'text', 'items.*.judgedBy': 'last' },
      set: { columns: 4, lastLine: 'Judged by' },
    },
    { kind: 'cities', id: 'locations', set: { title: 'Where we work' } },
  ],
};

const howTo = (anchor: string): Section => ({
  from: 'howTo',
  kind: 'steps',
  id: 'how-to',
  rename: {
    totalMinutes: 'minutes',
    'steps.*.name': 'title',
    'steps.*.url': 'href',
  },
  set: { minutes: 30 },
  edit: linkStepTo(anchor),
});

const OFFER: Section = {
  kind: 'offer',
  id: 'offer',
  pageFields: { price: 'price', related: 'related' },
};

const FIRST_SECTIONS: readonly Section[] = [
  {
    from: 'client',
    kind: 'case',
    only: { deliverable: 'monthly table' },
    rename: { id: 'case' },
  },
  { from: 'client', kind: 'case', rename: { id: 'case' }, set: { dark: true } },
  { from: 'stats', kind: 'figures', move: { stats: 'figures' } },
];

const CITED_ITEMS: Section = { kind: 'items', rename: { points: 'items' } };

const SERVICE: PageUpgrade = {
  files: /^services\//,
  before: 'cta',
  drop: ['kind'],
  only: { kind: 'service' },
  sections: [
    ...FIRST_SECTIONS,
    {
      from: 'features',
      kind: 'items',
      id: 'work',
      edit: moveExhibit('work'),
      rename: { 'cards.*.check': 'last', cards: 'items' },
      set: { lastLine: 'You can check' },
    },
    { kind: 'monthly-table', only: { deliverable: 'monthly table' } },
    {
      from: 'record',
      kind: 'sheet',
      id: 'record',
      only: { 'record.sheet': true },
      drop: ['label'],
      move: { points: 'sheet.points' },
      set: { 'sheet.kind': 'points' },
    },
    { ...CITED_ITEMS, from: 'record', id: 'record', edit: moveExhibit('record') },
    { from: 'faq', kind: 'faq', id: 'faq', edit: moveExhibit('faq') },
    howTo('work'),
    OFFER,
  ],
};

const WEB_DESIGN: PageUpgrade = {
  files: /^services\//,
  before: 'cta',
  drop: ['kind'],
  only: { kind: 'web-design' },
  sections: [
    ...FIRST_SECTIONS,
    {
      from: 'specialist',
      kind: 'items',
      id: 'specialist',
      rename: { text: 'intro', cards: 'items' },
    },
    {
      from: 'process',
      kind: 'steps',
      id: 'process',
      rename: { 'steps.*.deliverable': 'last' },
      set: { lastLine: 'You get' },
      edit: addTimeline,
    },
    {
      from: 'technology',
      kind: 'items',
      id: 'technology',
      rename: { 'items.*.topic': 'id' },
      edit: moveMeasured,
    },
    {
      from: 'platforms',
      kind: 'items',
      id: 'platforms',
      set: { look: 'rows' },
      rename: { 'options.*.name': 'title', options: 'items' },
      edit: fieldsToFacts({
        choose: 'When it fits',
        avoid: 'When it does not',
        leaving: 'What you take along',
      }),
    },
    { from: 'faq', kind: 'faq', id: 'faq' },
    howTo('technology'),
    OFFER,
  ],
};

const HOME: PageUpgrade = {
  files: /^pages\/home\.yaml$/,
  before: 'closing',
  sections: [
    {
      from: 'problems',
      kind: 'items',
      id: 'problems',
      rename: { 'cards.*.description': 'text', 'cards.*.impact': 'last', cards: 'items' },
      set: { columns: 2, lastLine: 'Impact:', strongLast: true },
    },
    { from: 'services', kind: 'services', id: 'services' },
    { kind: 'monthly-table' },
    { from: 'results', kind: 'results', id: 'results', edit: simplifyCharts },
    { from: 'faq', kind: 'faq', id: 'faq' },
  ],
};

const PRICING: PageUpgrade = {
  files: /^pages\/pricing\.yaml$/,
  before: 'closing',
  sections: [
    {
      from: 'packages',
      kind: 'packages',
      id: 'packages',
      pageFields: { calculator: 'calculator' },
      rename: { items: 'packages' },
    },
    { from: 'aLaCarte', kind: 'prices', id: 'a-la-carte', rename: { items: 'prices' } },
    {
      from: 'setup',
      kind: 'fee',
      id: 'setup',
      move: {
        sample: 'fee.sample',
        verified: 'fee.verified',
        price: 'fee.price',
        text: 'fee.text',
      },
    },
    {
      from: 'contract',
      kind: 'sheet',
      id: 'terms',
      drop: ['label'],
      rename: { 'terms.*.term': 'title', article: 'link' },
      move: {
        title: 'sheet.title',
        stamp: 'sheet.stamp',
        terms: 'sheet.points',
        note: 'sheet.foot',
      },
      set: { 'sheet.kind': 'points', 'sheet.title': 'Agreement' },
    },
    { from: 'faq', kind: 'faq', id: 'faq', set: { 'ask.subject': 'Fees and terms' } },
    { from: 'trust', kind: 'figures', id: 'figures' },
  ],
};

const PRACTICE_AREA: PageUpgrade = {
  files: /^practice-areas\//,
  before: 'contact',
  sharedFile: 'pages/practice-areas.yaml',
  sections: [
    { from: 'client', kind: 'case', rename: { id: 'case' } },
    {
      from: 'challenges',
      kind: 'items',
      id: 'challenges',
      pageFields: { challengesHeading: 'heading' },
      shared: { 'challenges.label': 'label' },
      set: { look: 'lettered', lastLine: 'Our Solution' },
      move: { challenges: 'items' },
      rename: { 'challenges.*.description': 'text', 'challenges.*.solution': 'last' },
    },
    { from: 'file', kind: 'sheet', id: 'file', rename: { text: 'intro' } },
    {
      kind: 'detail',
      id: 'detail',
      pageFields: { detailHeading: 'heading' },
      shared: { 'article.label': 'label', 'article.report': 'report' },
    },
    { from: 'statistic', kind: 'figure' },
    { kind: 'shared', id: 'shared' },
    {
      from: 'faq',
      kind: 'faq',
      id: 'faq',
      pageFields: { faqHeading: 'heading' },
      shared: { 'faq.label': 'label' },
      move: { faq: 'items' },
    },
  ],
};

/** Files whose texts several pages shared in version 1. In version 2, the pages have the texts. */
export const SHARED_FILES: readonly (Changes & { file: string })[] = [
  {
    file: 'pages/practice-areas.yaml',
    drop: ['statistic', 'challenges', 'article', 'faq'],
    wrap: { 'shared.text': 'paragraphs' },
    set: { 'shared.kind': 'prose' },
  },
  { file: POLICY.sharedFile, drop: ['summary', 'contents', 'text', 'questions', 'others'] },
];

export const PAGES: readonly PageUpgrade[] = [
  HOME,
  ABOUT,
  PRICING,
  PRACTICE_AREA,
  SERVICE,
  WEB_DESIGN,
  CITY,
  REPORT,
  POLICY,
];
