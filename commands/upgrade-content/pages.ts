/** What changes within fields. Paths are keys joined by dots, `*` being every item of a list. */
export type Changes = {
  /** New names of fields in their place. */
  rename?: Record<string, string>;
  /** Texts that become a list of one, with its name. */
  wrap?: Record<string, string>;
  drop?: readonly string[];
  /** Fields that go to another place. */
  move?: Record<string, string>;
  /** Fields with a value, where what they belong to is there and has none yet. */
  set?: Record<string, unknown>;
};

/** One section of a page of version 1 as version 2 has it. */
export type Section = Changes & {
  /** The field it was; left out for one that every page showed by itself. */
  from?: string;
  kind: string;
  id?: string;
  /** Other fields of the page that go into the section, with their names there. */
  take?: Record<string, string>;
  /** Fields that decide, each with whether the page has to have it. */
  only?: Record<string, boolean>;
  /** Values that a shared file of version 1 has, by paths: from that file to the section. */
  shared?: Record<string, string>;
};

/** The sections of a kind of page in the order of version 1. */
export type Page = {
  files: RegExp;
  /** Field before which their list stands. */
  before: string;
  sections: readonly Section[];
  /** A file whose words all pages of the kind showed. */
  sharedFile?: string;
};

const ABOUT: Page = {
  files: /^pages\/about\.yaml$/,
  before: 'closing',
  sections: [
    { from: 'leadership', kind: 'people', id: 'leadership', only: { team: true } },
    // links to the team lead here where there is no section of it
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

const PRACTICE_AREA: Page = {
  files: /^practice-areas\//,
  before: 'contact',
  sharedFile: 'pages/practice-areas.yaml',
  sections: [
    { from: 'client', kind: 'case', rename: { id: 'case' } },
    {
      from: 'challenges',
      kind: 'items',
      id: 'challenges',
      take: { challengesHeading: 'heading' },
      shared: { 'challenges.label': 'label' },
      set: { look: 'lettered', lastLine: 'Our Solution' },
      move: { challenges: 'items' },
      rename: { 'challenges.*.description': 'text', 'challenges.*.solution': 'last' },
    },
    { from: 'file', kind: 'sheet', id: 'file', rename: { text: 'intro' } },
    {
      kind: 'detail',
      id: 'detail',
      take: { detailHeading: 'heading' },
      shared: { 'article.label': 'label', 'article.report': 'report' },
    },
    { from: 'statistic', kind: 'figure' },
    { kind: 'shared', id: 'shared' },
    {
      from: 'faq',
      kind: 'faq',
      id: 'faq',
      take: { faqHeading: 'heading' },
      shared: { 'faq.label': 'label' },
      move: { faq: 'items' },
    },
  ],
};

/** What changes in files whose pages share their words: each section has its own now. */
export const SHARED_FILES: readonly (Changes & { file: string })[] = [
  {
    file: 'pages/practice-areas.yaml',
    drop: ['statistic', 'challenges', 'article', 'faq'],
    wrap: { 'shared.text': 'paragraphs' },
    set: { 'shared.kind': 'prose' },
  },
];

export const PAGES: readonly Page[] = [ABOUT, PRACTICE_AREA];
