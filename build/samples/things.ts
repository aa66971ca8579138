import type { Kind } from './kinds.ts';

/** Something that counts as a sample until somebody has seen the evidence for it. */
export type Thing = {
  kind: Kind;
  /** Files below the content folder. */
  files: RegExp;
  /** Keys joined by dots that lead to it; `*` is every entry of a list, '' is the whole file. */
  path: string;
  /** Fields that name it in the list. */
  names: readonly string[];
  /** Field of its record. */
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

const thing = (kind: Kind, files: RegExp, path: string, ...names: string[]): Thing => ({
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
export const VALUES: readonly { kind: Kind; files: RegExp; paths: readonly string[] }[] = [
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

/** What a page itself calls a sample, which may stay in public: file and path. */
export const MAY_STAY = [{ files: SCORECARD, path: 'scorecard.sample' }] as const;
