import { blog, from, PLACES } from './collection-kinds.ts';

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
  intakeExample: from(PLACES.intakeExample),
  reports: from(PLACES.reports),
  policyPage: from(PLACES.policyPage),
  policies: from(PLACES.policies),
  blogPage: from(PLACES.blogPage),
  blog,
};
