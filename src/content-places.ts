import { glossarySchema } from './content/glossary.ts';
import { navigationSchema } from './content/navigation.ts';
import { siteSchema } from './content/site.ts';
import { stateRulesSchema } from './content/state-rules.ts';
import { aboutSchema } from './features/about/schema.ts';
import { blogPageSchema } from './features/blog/page-schema.ts';
import { citySchema } from './features/cities/schema.ts';
import { claimsSchema } from './features/claims/schema.ts';
import { homeSchema } from './features/home/schema.ts';
import { considerationsSchema } from './features/intake/considerations-schema.ts';
import { intakeExampleSchema } from './features/intake/page-schema.ts';
import { policyPageSchema } from './features/policies/page-schema.ts';
import { policySchema } from './features/policies/schema.ts';
import { practiceAreaPageSchema } from './features/practice-areas/page-schema.ts';
import { practiceAreaSchema } from './features/practice-areas/schema.ts';
import { pricingSchema } from './features/pricing/schema.ts';
import { reportSchema } from './features/report/schema.ts';
import { servicePageSchema } from './features/services/web-design-schema.ts';
import { sitemapPageSchema } from './features/sitemap/schema.ts';
import { teamMemberSchema } from './features/team/schema.ts';
import { toolPageSchema } from './features/tools/schema.ts';

/** Each file or folder of `content/` with its schema. Articles have a form of their own (features/blog/file). */
export const CONTENT_PLACES = {
  site: { path: 'site.yaml', schema: siteSchema },
  navigation: { path: 'navigation.yaml', schema: navigationSchema },
  claims: { path: 'claims.yaml', schema: claimsSchema },
  stateRules: { path: 'state-rules', schema: stateRulesSchema },
  glossary: { path: 'glossary.yaml', schema: glossarySchema },
  home: { path: 'pages/home.yaml', schema: homeSchema },
  about: { path: 'pages/about.yaml', schema: aboutSchema },
  practiceAreaPage: { path: 'pages/practice-areas.yaml', schema: practiceAreaPageSchema },
  pricing: { path: 'pages/pricing.yaml', schema: pricingSchema },
  sitemap: { path: 'pages/sitemap.yaml', schema: sitemapPageSchema },
  services: { path: 'services', schema: servicePageSchema },
  practiceAreas: { path: 'practice-areas', schema: practiceAreaSchema },
  cities: { path: 'cities', schema: citySchema },
  team: { path: 'team', schema: teamMemberSchema },
  tools: { path: 'tools', schema: toolPageSchema },
  intakeTicks: { path: 'tools/intake/considerations.yaml', schema: considerationsSchema },
  intakeExample: { path: 'tools/intake/example.yaml', schema: intakeExampleSchema },
  reports: { path: 'report', schema: reportSchema },
  policyPage: { path: 'pages/policies.yaml', schema: policyPageSchema },
  policies: { path: 'policies', schema: policySchema },
  blogPage: { path: 'pages/blog.yaml', schema: blogPageSchema },
};
