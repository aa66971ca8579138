import { type Find, marked, reserved, texts, unverified } from './finders.ts';
import type { Kind } from './kinds.ts';

const SITE = /^site\.yaml$/;
const TEAM = /^team\/[^/]+\.md$/;
const ABOUT = /^pages\/about\.yaml$/;
const HOME = /^pages\/home\.yaml$/;
const CITY = /^cities\//;

const isDrawing = (file: string) => file.endsWith('.svg');
const saysSample = (text: string) => /\bsample\b/i.test(text);
const saysIllustration = (text: string) => /\billustration\b/i.test(text);

/** Where samples are looked for: kind, files below the content folder, how they are found. */
export const RULES: readonly { kind: Kind; files: RegExp; find: Find }[] = [
  { kind: 'brand', files: SITE, find: marked('', 'brand') },
  {
    kind: 'brand',
    files: SITE,
    find: reserved('origin', 'phone', 'phoneHref', 'email', 'growthEmail', 'linkedin', 'socialProfiles.*'),
  },
  { kind: 'brand', files: SITE, find: texts(saysSample, 'address.street', 'address.city') },
  { kind: 'person', files: TEAM, find: marked('', 'name', 'title') },
  { kind: 'person', files: TEAM, find: reserved('email', 'linkedin', 'twitter') },
  { kind: 'person', files: ABOUT, find: marked('', 'leadership.person') },
  { kind: 'portrait', files: TEAM, find: texts(isDrawing, 'image') },
  { kind: 'portrait', files: ABOUT, find: texts(saysIllustration, 'team.photoAlt') },
  { kind: 'review', files: CITY, find: marked('reviews.*', 'author') },
  { kind: 'review', files: CITY, find: marked('testimonials.*', 'author', 'role') },
  { kind: 'story', files: HOME, find: marked('hero.exhibit', 'title') },
  { kind: 'story', files: HOME, find: marked('results.cases.*', 'specialty') },
  { kind: 'story', files: CITY, find: marked('caseStudy', 'firm') },
  { kind: 'claim', files: /^claims\.yaml$/, find: unverified('claims.*', 'figure', 'claim') },
  { kind: 'claim', files: CITY, find: unverified('lawyerCountRecord', 'lawyerCount', 'city') },
  { kind: 'report', files: /^report\//, find: marked('', 'title') },
  { kind: 'terms', files: /^pages\/pricing\.yaml$/, find: marked('', 'meta.title') },
  { kind: 'terms', files: /^services\//, find: marked('', 'name') },
  { kind: 'terms', files: /^practice-areas\//, find: marked('budget', 'range') },
  { kind: 'policy', files: /^policies\//, find: marked('', 'title') },
];

/** Samples that say on the page that they are samples, and so may stay: file and path of the marker. */
export const SAMPLES_THAT_STAY = [{ files: /^tools\/gmb-scorecard\.yaml$/, path: 'scorecard.sample.sample' }];
