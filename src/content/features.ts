/** All free tools, by the names of their files in content/tools. A site may have only some of them. */
export const TOOLS = [
  'ai-seo-quiz',
  'gmb-scorecard',
  'ai-intake-builder',
  'cost-per-signed-case',
  'page-reader',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Name of the research report as a feature. */
export const REPORT = 'report' as const;
/** A feature that a site may have or not. */
export type Feature = Tool | typeof REPORT;
export const FEATURES: readonly Feature[] = [...TOOLS, REPORT];

/** Returns the features of a site from its site.yaml. */
export const featuresOf = (site: {
  tools: readonly Tool[];
  report: boolean;
}): ReadonlySet<Feature> => new Set<Feature>(site.report ? [...site.tools, REPORT] : site.tools);

/** Returns whether the site does not have a feature. False without a feature. */
export const isOff = (feature: Feature | undefined, features: ReadonlySet<Feature>): boolean =>
  feature !== undefined && !features.has(feature);

/** The only file below /resources/ that is not a part of the report. */
const MONTHLY_TABLE = 'sample-monthly-table.pdf';

/** Returns the tool or the report to which a path belongs; undefined if it belongs to neither. */
export function featureOfPath(path: string): Feature | undefined {
  const [, folder = '', name = ''] = path.split(/[/?#]/);
  if (folder === 'tools') return TOOLS.find((tool) => tool === name);
  if (folder !== 'resources' || name === '') return undefined;
  return name === MONTHLY_TABLE ? 'cost-per-signed-case' : REPORT;
}
