/** The file names in content/tools. A site may have only some of these tools. */
export const TOOLS = [
  'ai-seo-quiz',
  'gmb-scorecard',
  'ai-intake-builder',
  'cost-per-signed-case',
  'page-reader',
] as const;
export type Tool = (typeof TOOLS)[number];

export const REPORT = 'report' as const;
export type Feature = Tool | typeof REPORT;
export const FEATURES: readonly Feature[] = [...TOOLS, REPORT];

export const featuresOf = (site: {
  tools: readonly Tool[];
  report: boolean;
}): ReadonlySet<Feature> => new Set<Feature>(site.report ? [...site.tools, REPORT] : site.tools);

export const isOff = (feature: Feature | undefined, features: ReadonlySet<Feature>): boolean =>
  feature !== undefined && !features.has(feature);

/** This file is in /resources/ but is not a part of the report. */
const MONTHLY_TABLE = 'sample-monthly-table.pdf';

/** Returns undefined if the path belongs to neither a tool nor the report. */
export function featureOfPath(path: string): Feature | undefined {
  const [, folder = '', name = ''] = path.split(/[/?#]/);
  if (folder === 'tools') return TOOLS.find((tool) => tool === name);
  if (folder !== 'resources' || name === '') return undefined;
  return name === MONTHLY_TABLE ? 'cost-per-signed-case' : REPORT;
}
