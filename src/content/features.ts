/** The free tools that there can be, by the names of their files in content/tools. */
export const TOOLS = [
  'ai-seo-quiz',
  'gmb-scorecard',
  'ai-intake-builder',
  'cost-per-signed-case',
  'page-reader',
] as const;
export type Tool = (typeof TOOLS)[number];

/** The research report, among what a site may be without. */
export const REPORT = 'report' as const;
/** The features that a site may lack. */
export type Feature = Tool | typeof REPORT;
export const FEATURES: readonly Feature[] = [...TOOLS, REPORT];

/** The features of a site, from two lines of its site.yaml. */
export const featuresOf = (site: {
  tools: readonly Tool[];
  report: boolean;
}): ReadonlySet<Feature> => new Set<Feature>(site.report ? [...site.tools, REPORT] : site.tools);

/** Returns whether a feature is one that a site with these features lacks. */
export const isOff = (feature: Feature | undefined, features: ReadonlySet<Feature>): boolean =>
  feature !== undefined && !features.has(feature);

/** The one file below /resources/ that is no part of the report. */
const MONTHLY_TABLE = 'sample-monthly-table.pdf';

/** The tool or the report that a path of the site leads to; undefined: neither. */
export function featureOfPath(path: string): Feature | undefined {
  const [, folder = '', name = ''] = path.split(/[/?#]/);
  if (folder === 'tools') return TOOLS.find((tool) => tool === name);
  if (folder !== 'resources' || name === '') return undefined;
  return name === MONTHLY_TABLE ? 'cost-per-signed-case' : REPORT;
}
