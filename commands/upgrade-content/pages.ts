/** One section of a page of version 1 as version 2 has it. Paths are keys joined by dots, `*` being every item of a list. */
export type Section = {
  /** The field it was; left out for one that every page showed by itself. */
  from?: string;
  kind: string;
  id?: string;
  /** Fields that decide, each with whether the page has to have it. */
  only?: Record<string, boolean>;
  /** New names of fields in their place. */
  rename?: Record<string, string>;
  drop?: readonly string[];
  /** Fields that go to another place, by paths from the section. */
  move?: Record<string, string>;
  /** Fields with a value, where what they belong to is there and has none yet. */
  set?: Record<string, unknown>;
};

/** The sections of a kind of page in the order of version 1, and the field before which their list stands. */
export type Page = { files: RegExp; before: string; sections: readonly Section[] };

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

export const PAGES: readonly Page[] = [ABOUT];
