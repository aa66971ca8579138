import { type Find, marked, markedPart, reserved, sentences, texts } from './finders.ts';
import type { Kind } from './kinds.ts';

const SITE = /^site\.yaml$/;
const TEAM = /^team\/[^/]+\.md$/;
const ABOUT = /^pages\/about\.yaml$/;
const HOME = /^pages\/home\.yaml$/;
const CITY = /^cities\//;
const SERVICE = /^services\//;
const AREA = /^practice-areas\//;
const SCORECARD = /^tools\/gmb-scorecard\.yaml$/;
const PRICING = /^pages\/pricing\.yaml$/;

const saysSample = (text: string) => /\bsample\b/i.test(text);

/** What a page says of us that only we can know: where we are, where we have been, for whom we have worked. */
const OF_THE_AGENCY =
  /\bour office (is|stands)\b|\bown office is\b|\bwe(’ve| have)? (drove|driven|walked|sat in|visited)\b|\bour (staff|people|writers|editors) (live|grew up|have worked)\b/i;
const saysWhatWeAre = (text: string) => OF_THE_AGENCY.test(text.replace(/\s+/g, ' '));

/** Where samples are looked for: kind, files below the content folder, how they are found. */
export const RULES: readonly { kind: Kind; files: RegExp; find: Find }[] = [
  { kind: 'review', files: CITY, find: marked('reviews.*', 'author') },
  { kind: 'review', files: CITY, find: marked('testimonials.*', 'author', 'role') },
  { kind: 'story', files: HOME, find: marked('results.cases.*', 'specialty') },
  { kind: 'story', files: CITY, find: marked('caseStudy', 'firm') },
  { kind: 'result', files: HOME, find: marked('results.cases.*.results.*', 'metric', 'change') },
  { kind: 'result', files: CITY, find: marked('caseStudy.results.*', 'metric', 'before', 'after') },
  { kind: 'result', files: CITY, find: markedPart('testimonials.*', 'resultsVerified', 'results') },
  { kind: 'report', files: /^report\//, find: marked('', 'title') },
  { kind: 'claim', files: /^claims\.yaml$/, find: marked('claims.*', 'figure', 'claim') },
  { kind: 'claim', files: CITY, find: marked('lawyerCountRecord', 'lawyerCount', 'city') },
  { kind: 'claim', files: SERVICE, find: marked('stats.*', 'figure', 'label') },
  { kind: 'statement', files: CITY, find: sentences(saysWhatWeAre) },
  { kind: 'terms', files: PRICING, find: marked('packages.items.*', 'name', 'priceRange') },
  { kind: 'terms', files: PRICING, find: marked('aLaCarte.items.*', 'name', 'price') },
  { kind: 'terms', files: PRICING, find: marked('setup', 'price') },
  { kind: 'terms', files: PRICING, find: marked('contract.terms.*', 'term') },
  { kind: 'terms', files: PRICING, find: marked('', 'meta.title') },
  { kind: 'terms', files: SERVICE, find: marked('', 'name') },
  { kind: 'terms', files: AREA, find: marked('budget', 'range') },
  { kind: 'policy', files: /^policies\//, find: marked('', 'title') },
  { kind: 'person', files: TEAM, find: marked('', 'name', 'title') },
  { kind: 'person', files: TEAM, find: markedPart('', 'credentialsVerified', 'credentials', 'education') },
  { kind: 'person', files: TEAM, find: markedPart('', 'yearsVerified', 'yearsExperience') },
  { kind: 'person', files: TEAM, find: markedPart('', 'achievementsVerified', 'notableAchievements') },
  { kind: 'person', files: TEAM, find: reserved('email', 'linkedin', 'twitter') },
  { kind: 'person', files: ABOUT, find: marked('', 'leadership.heading') },
  { kind: 'brand', files: SITE, find: marked('', 'brand') },
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
  { kind: 'simulation', files: SCORECARD, find: markedPart('', 'simulationVerified', 'hero.lede') },
];

/** Samples that say on the page that they are samples, and so may stay: file and path of the marker. */
export const SAMPLES_THAT_STAY = [
  { files: SCORECARD, path: 'scorecard.sample.sample' },
  { files: /^exhibits\/monthly-table\.yaml$/, path: 'sample' },
];
