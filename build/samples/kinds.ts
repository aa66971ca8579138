/** The kind with the strictest law is first. */
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
    todo: 'Publish only an audit that took place: write its counts, then replace sample by verified. Until then write report: false in site.yaml.',
  },
  claim: {
    title: 'Claims',
    todo: 'Collect the records, write the true figure, its basis and the day, then replace status by verified. Remove a figure without records.',
  },
  terms: {
    title: 'Prices and terms',
    todo: 'Confirm each price, time and promise separately, then write verified beside it.',
  },
  policy: {
    title: 'Policies',
    todo: "Have the owner's counsel approve the wording, then replace sample by verified.",
  },
  person: {
    title: 'People',
    todo: 'Replace each by a real person whose credentials, years and achievements were checked, or delete the file.',
  },
  brand: {
    title: 'Brand and addresses',
    todo: 'Write the real name, domain, phone, email, postal address and profiles, then replace sample by verified.',
  },
  mark: {
    title: 'Logo and icons',
    todo: 'Replace all pictures by the real logo. A picture is listed while it is identical to the sample.',
  },
  simulation: {
    title: 'Made-up figures of a tool',
    todo: 'The scorecard shows random figures, with a notice about it. Set PLACES_API_KEY to read real profiles (docs/operations.md). In any case, write into simulationVerified who decided that the tool may be public.',
  },
  other: {
    title: 'Other samples',
    todo: 'Replace the sample, then replace its marker by verified.',
  },
} as const satisfies Record<string, { title: string; todo: string }>;
export type SampleKind = keyof typeof KINDS;

export type KeyPath = readonly (string | number)[];

export type Sample = {
  kind: SampleKind;
  file: string;
  line?: number;
  what: string;
  /** Keys of the entry, and its field for a record. A sample value cannot have a record. */
  record?: { keys: KeyPath; field: string };
};

export type RecordRule = {
  kind: SampleKind;
  files: RegExp;
  /** Keys joined by dots. `*` means every item of a list, and '' means the whole file. */
  path: string;
  names: readonly string[];
  field?: string;
};

const SITE = /^site\.yaml$/;
const TEAM = /^team\/[^/]+\.md$/;
const HOME = /^pages\/home\.yaml$/;
const PAGES = /^(?:cities|pages|practice-areas|services)\//;
const CITY = /^cities\//;
const SERVICE = /^services\//;
const PRICING = /^pages\/pricing\.yaml$/;
const SCORECARD = /^tools\/gmb-scorecard\.yaml$/;

const defineRule = (
  kind: SampleKind,
  files: RegExp,
  path: string,
  ...names: string[]
): RecordRule => ({
  kind,
  files,
  path,
  names,
});

export const RECORD_RULES: readonly RecordRule[] = [
  defineRule('review', PAGES, 'sections.*.reviews.*', 'author'),
  defineRule('review', PAGES, 'sections.*.testimonials.*', 'author', 'role'),
  defineRule('story', HOME, 'sections.*.cases.*', 'specialty'),
  defineRule('story', PAGES, 'sections.*.story', 'firm'),
  defineRule('report', /^report\//, '', 'title'),
  defineRule('claim', /^claims\.yaml$/, 'claims.*', 'figure', 'claim'),
  defineRule('claim', CITY, 'sections.*.lawyers', 'figure'),
  defineRule('claim', SERVICE, 'sections.*.figures.*', 'figure', 'label'),
  defineRule('terms', PRICING, 'sections.*.packages.*', 'name', 'priceRange'),
  defineRule('terms', PRICING, 'sections.*.prices.*', 'name', 'price'),
  defineRule('terms', PRICING, 'sections.*.fee', 'price'),
  defineRule('terms', PRICING, 'sections.*.sheet.points.*', 'title'),
  defineRule('terms', PRICING, '', 'meta.title'),
  defineRule('terms', /^pages\/contact\.yaml$/, '', 'session.title'),
  defineRule('terms', /^pages\/cities\.yaml$/, 'competitors', 'term', 'text'),
  defineRule('terms', SERVICE, '', 'name'),
  defineRule('terms', /^practice-areas\//, 'budget', 'range'),
  defineRule('terms', /^exhibits\/monthly-table\.yaml$/, '', 'title'),
  defineRule('policy', /^policies\//, '', 'title'),
  defineRule('person', TEAM, '', 'name', 'title'),
  defineRule('person', /^pages\/about\.yaml$/, '', 'hero.headline'),
  defineRule('brand', SITE, '', 'brand'),
  { ...defineRule('simulation', SCORECARD, '', 'hero.lede'), field: 'simulationVerified' },
];

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

/** A public site may have these samples, because their page labels them as samples. */
export const ALLOWED_SAMPLES = [{ files: SCORECARD, path: 'scorecard.sample' }] as const;
