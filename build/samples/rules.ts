import { type Find, marked, markedPart, reserved, texts } from './finders.ts';
import type { Kind } from './kinds.ts';

const SITE = /^site\.yaml$/;
const TEAM = /^team\/[^/]+\.md$/;
const ABOUT = /^pages\/about\.yaml$/;
const HOME = /^pages\/home\.yaml$/;
const CITY = /^cities\//;
const CITY_WORDS = /^pages\/cities\.yaml$/;
const SERVICE = /^services\//;
const AREA = /^practice-areas\//;
const SCORECARD = /^tools\/gmb-scorecard\.yaml$/;
const PRICING = /^pages\/pricing\.yaml$/;
const PROMISES = /^pages\/contact\.yaml$/;

const saysSample = (text: string) => /\bsample\b/i.test(text);

/** Where samples are looked for: kind, files below the content folder, how they are found. */
type Rule = {
  kind: Kind;
  files: RegExp;
  find: Find;
  /** Paths of what the records that it asks for are of. */
  records?: readonly string[];
};

/** Each thing at the path has a record of its own. `names` are the fields that name it. */
const thing = (kind: Kind, files: RegExp, path: string, ...names: string[]): Rule => ({
  kind,
  files,
  find: marked(path, ...names),
  records: [path],
});

/** These fields of each thing at the path have a record of their own, in the field `evidence`. */
const part = (
  kind: Kind,
  files: RegExp,
  path: string,
  evidence: string,
  ...names: string[]
): Rule => ({
  kind,
  files,
  find: markedPart(path, evidence, ...names),
  records: names.map((name) => (path ? `${path}.${name}` : name)),
});

export const RULES: readonly Rule[] = [
  thing('review', CITY, 'reviews.*', 'author'),
  thing('review', CITY, 'testimonials.*', 'author', 'role'),
  thing('story', HOME, 'results.cases.*', 'specialty'),
  thing('story', CITY, 'caseStudy', 'firm'),
  thing('result', HOME, 'results.cases.*.results.*', 'metric', 'change'),
  thing('result', CITY, 'caseStudy.results.*', 'metric', 'before', 'after'),
  part('result', CITY, 'testimonials.*', 'resultsVerified', 'results'),
  thing('report', /^report\//, '', 'title'),
  thing('claim', /^claims\.yaml$/, 'claims.*', 'figure', 'claim'),
  thing('claim', CITY, 'lawyerCountRecord', 'lawyerCount', 'city'),
  thing('claim', SERVICE, 'stats.*', 'figure', 'label'),
  thing('terms', PRICING, 'packages.items.*', 'name', 'priceRange'),
  thing('terms', PRICING, 'aLaCarte.items.*', 'name', 'price'),
  thing('terms', PRICING, 'setup', 'price'),
  thing('terms', PRICING, 'contract.terms.*', 'term'),
  thing('terms', PRICING, '', 'meta.title'),
  thing('terms', PROMISES, '', 'session.title'),
  thing('terms', CITY_WORDS, 'competitors', 'term', 'text'),
  thing('terms', SERVICE, '', 'name'),
  thing('terms', AREA, 'budget', 'range'),
  thing('terms', /^exhibits\/monthly-table\.yaml$/, '', 'title'),
  thing('policy', /^policies\//, '', 'title'),
  thing('person', TEAM, '', 'name', 'title'),
  part('person', TEAM, '', 'credentialsVerified', 'credentials', 'education'),
  part('person', TEAM, '', 'yearsVerified', 'yearsExperience'),
  part('person', TEAM, '', 'achievementsVerified', 'notableAchievements'),
  { kind: 'person', files: TEAM, find: reserved('email', 'linkedin', 'twitter') },
  thing('person', ABOUT, '', 'leadership.heading'),
  thing('brand', SITE, '', 'brand'),
  {
    kind: 'brand',
    files: SITE,
    find: reserved(
      'origin',
      'phone',
      'phoneHref',
      'email',
      'growthEmail',
      'securityEmail',
      'linkedin',
      'socialProfiles.*',
    ),
  },
  { kind: 'brand', files: SITE, find: texts(saysSample, 'offices.*.street', 'offices.*.city') },
  part('simulation', SCORECARD, '', 'simulationVerified', 'hero.lede'),
];

/** What runs the site and says nothing of whom it belongs to: the record of site.yaml is not of it. */
const RUNS_THE_SITE = ['sessions', 'sessionHosts', 'timeZone', 'copyrightYear', 'tools', 'report'];

/** Paths of what in a file has a record of its own, or is no part of any. */
export const apartIn = (file: string): string[] => [
  ...RULES.filter(({ files }) => files.test(file)).flatMap(({ records = [] }) => records),
  ...(SITE.test(file) ? RUNS_THE_SITE : []),
];

/** Samples that say on the page that they are samples, and so may stay: file and path of the marker. */
export const SAMPLES_THAT_STAY = [{ files: SCORECARD, path: 'scorecard.sample.sample' }];
