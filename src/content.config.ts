import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KEPT_BY } from './content/kept-entries.ts';

/** Node itself: it has read most of this for Astro's settings, and through Vite it takes half a second more. */
const readByNode = (): typeof import('./collection-kinds.ts') =>
  createRequire(join(process.cwd(), 'src/'))('./collection-kinds.ts');

// Under the development server a changed list reads the schemas anew, which Node would not.
const kinds = process.env[KEPT_BY] ? readByNode() : await import('./collection-kinds.ts');
const { from, blog, PLACES } = kinds;

/** Astro forgets what it has read when the text of this file changes: a collection that goes is gone. */
export const collections = {
  site: from(PLACES.site),
  navigation: from(PLACES.navigation),
  claims: from(PLACES.claims),
  stateRules: from(PLACES.stateRules),
  glossary: from(PLACES.glossary),
  home: from(PLACES.home),
  about: from(PLACES.about),
  practiceAreaPage: from(PLACES.practiceAreaPage),
  pricing: from(PLACES.pricing),
  sitemap: from(PLACES.sitemap),
  services: from(PLACES.services),
  practiceAreas: from(PLACES.practiceAreas),
  cities: from(PLACES.cities),
  team: from(PLACES.team),
  tools: from(PLACES.tools),
  intakeTicks: from(PLACES.intakeTicks),
  intakeExample: from(PLACES.intakeExample),
  reports: from(PLACES.reports),
  policyPage: from(PLACES.policyPage),
  policies: from(PLACES.policies),
  blogPage: from(PLACES.blogPage),
  blog,
};
