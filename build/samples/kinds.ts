/** The kinds of samples: heading and advice for each, with the legally strictest kind first. */
export const KINDS = {
  review: {
    title: 'Reviews and testimonials',
    todo: 'Delete, or replace with what a client really wrote. 16 CFR Part 465 forbids publishing reviews and testimonials of people who do not exist or were never clients; knowing violations carry civil penalties. Keep proof and consent.',
  },
  story: {
    title: 'Case studies and charts',
    todo: 'Replace with a client who agreed in writing, and figures you have on file (16 CFR 255.2).',
  },
  report: {
    title: 'Research report',
    todo: 'Publish only an audit that took place: put in its counts, then put verified in the place of sample. Until then write report: false in site.yaml.',
  },
  claim: {
    title: 'Claims',
    todo: 'Have the records in hand, write the true figure, its basis and the day, then put verified in the place of status. A figure without records has to go.',
  },
  terms: {
    title: 'Prices and terms',
    todo: 'Confirm each price, time and promise by itself, then put verified beside it.',
  },
  policy: {
    title: 'Policies',
    todo: "Have the owner's counsel approve the wording, then put verified in the place of sample.",
  },
  person: {
    title: 'People',
    todo: 'Replace each with a real person whose credentials, years and achievements somebody has checked, or delete the file.',
  },
  brand: {
    title: 'Brand and addresses',
    todo: 'Put in the real name, domain, phone, email, postal address and profiles, then put verified in the place of sample.',
  },
  mark: {
    title: 'Logo and icons',
    todo: 'Draw the real mark everywhere. A picture is listed while its bytes are those of the sample.',
  },
  simulation: {
    title: 'Made-up figures of a tool',
    todo: 'The scorecard draws its figures at random and says so. Set PLACES_API_KEY, so that profiles are read (docs/operations.md), and in any case write in simulationVerified who decided that the tool may be public as it is.',
  },
  other: {
    title: 'Other samples',
    todo: 'Replace what is marked, then put verified in the place of the marker.',
  },
} as const satisfies Record<string, { title: string; todo: string }>;
export type SampleKind = keyof typeof KINDS;

/** Keys and indexes that lead to something in a file. */
export type KeyPath = readonly (string | number)[];

export type Sample = {
  kind: SampleKind;
  file: string;
  /** Counted from 1; a picture has none. */
  line?: number;
  what: string;
  /** The keys that lead to its record, if the sample is a thing that a record settles. */
  record?: { keys: KeyPath; field: string };
};

/** Something that counts as a sample until somebody has seen the evidence for it. */
export type Thing = {
  kind: SampleKind;
  files: RegExp;
  /** Keys joined by dots that lead to it; `*` is every entry of a list, '' is the whole file. */
  path: string;
  /** Fields that name it in the list. */
  names: readonly string[];
  field?: string;
};

const SITE = /^site\.yaml$/;
const TEAM = /^team\/[^/]+\.md$/;
const HOME = /^pages\/home\.yaml$/;
/** Pages that are lists of sections. */
const PAGES = /^(?:cities|pages|practice-areas|services)\//;
const CITY = /^cities\//;
const SERVICE = /^services\//;
const PRICING = /^pages\/pricing\.yaml$/;
const SCORECARD = /^tools\/gmb-scorecard\.yaml$/;

const thing = (kind: SampleKind, files: RegExp, path: string, ...names: string[]): Thing => ({
  kind,
  files,
  path,
  names,
});

/** Every thing that needs a record. A marker elsewhere is found too, as "other". */
export const THINGS: readonly Thing[] = [
  thing('review', PAGES, 'sections.*.reviews.*', 'author'),
  thing('review', PAGES, 'sections.*.testimonials.*', 'author', 'role'),
  thing('story', HOME, 'sections.*.cases.*', 'specialty'),
  thing('story', PAGES, 'sections.*.story', 'firm'),
  thing('report', /^report\//, '', 'title'),
  thing('claim', /^claims\.yaml$/, 'claims.*', 'figure', 'claim'),
  thing('claim', CITY, 'sections.*.lawyers', 'figure'),
  thing('claim', SERVICE, 'sections.*.figures.*', 'figure', 'label'),
  thing('terms', PRICING, 'sections.*.packages.*', 'name', 'priceRange'),
  thing('terms', PRICING, 'sections.*.prices.*', 'name', 'price'),
  thing('terms', PRICING, 'sections.*.fee', 'price'),
  thing('terms', PRICING, 'sections.*.sheet.points.*', 'title'),
  thing('terms', PRICING, '', 'meta.title'),
  thing('terms', /^pages\/contact\.yaml$/, '', 'session.title'),
  thing('terms', /^pages\/cities\.yaml$/, 'competitors', 'term', 'text'),
  thing('terms', SERVICE, '', 'name'),
  thing('terms', /^practice-areas\//, 'budget', 'range'),
  thing('terms', /^exhibits\/monthly-table\.yaml$/, '', 'title'),
  thing('policy', /^policies\//, '', 'title'),
  thing('person', TEAM, '', 'name', 'title'),
  thing('person', /^pages\/about\.yaml$/, '', 'hero.headline'),
  thing('brand', SITE, '', 'brand'),
  { ...thing('simulation', SCORECARD, '', 'hero.lede'), field: 'simulationVerified' },
];

/** Fields whose value shows by itself that it is a sample: an address or number that nobody can own, or the word "sample". */
export const SAMPLE_VALUE_FIELDS: readonly {
  kind: SampleKind;
  files: RegExp;
  paths: readonly string[];
}[] = [
  {
    kind: 'brand',
    files: SITE,
    paths: [
      'origin',
      'phone',
      'phoneHref',
      'email',
      'growthEmail',
      'securityEmail',
      'linkedin',
      'socialProfiles.*',
      'offices.*.street',
      'offices.*.city',
    ],
  },
  { kind: 'person', files: TEAM, paths: ['email', 'linkedin', 'twitter'] },
];

/** Samples that a public site may contain, because the page itself calls them samples. */
export const ALLOWED_SAMPLES = [{ files: SCORECARD, path: 'scorecard.sample' }] as const;
