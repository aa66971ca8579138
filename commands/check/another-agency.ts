import { type Step, vitestStep } from './steps.ts';

/** A whole agency of another shape than the sample, and where its site is built. */
const ENV = {
  CONTENT_DIR: 'tests/another-agency',
  SITE_DIR: '.cache/another-agency/dist',
  CACHE_DIR: '.cache/another-agency/astro',
};

/** Links, headings, valid HTML, structured data, sitemap, feeds and texts: the rules of any agency's pages. */
const RULES = ['links', 'metadata', 'markup', 'structured-data', 'sitemap', 'feeds', 'texts'];

/** The site of another agency, and the rules of any agency, on its pages. */
export const anotherAgencySteps = (): Step[] => [
  { name: 'another agency', args: [process.execPath, 'commands/build.ts'], env: ENV },
  {
    ...vitestStep('its tests', ...RULES.map((name) => `tests/every-page/${name}.test.ts`)),
    env: ENV,
  },
];
