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
/** What a site may be without. */
export type Offer = Tool | typeof REPORT;
export const OFFERS: readonly Offer[] = [...TOOLS, REPORT];

/** What a site offers, by the two lines of its site.yaml. */
export const offersOf = (site: { tools: readonly Tool[]; report: boolean }): ReadonlySet<Offer> =>
  new Set<Offer>(site.report ? [...site.tools, REPORT] : site.tools);

/** Whether a tool or the report is meant that a site with these offers does not have. */
export const isOff = (offer: Offer | undefined, offers: ReadonlySet<Offer>): boolean =>
  offer !== undefined && !offers.has(offer);

const isOffer = (name: string): name is Offer => OFFERS.some((offer) => offer === name);

/** Files that carry another name than the tool whose they are. */
const OF_TOOL: Readonly<Record<string, Offer>> = {
  intake: 'ai-intake-builder',
  // its figures are the example of the calculator
  'monthly-table': 'cost-per-signed-case',
};

/** The tool or the report whose words a file has, by its path in the content folder; undefined: neither. */
export function offerOfFile(path: string): Offer | undefined {
  const [folder = '', file = ''] = path.split('/');
  if (folder === 'report') return REPORT;
  if (folder !== 'tools' && folder !== 'exhibits') return undefined;
  const name = file.replace(/\.yaml$/, '');
  return isOffer(name) ? name : OF_TOOL[name];
}

/** The one file below /resources/ that is no part of the report. */
const MONTHLY_TABLE = 'sample-monthly-table.pdf';

/** The tool or the report that a path of the site leads to; undefined: neither. */
export function offerOfPath(path: string): Offer | undefined {
  const [, folder = '', name = ''] = path.split(/[/?#]/);
  if (folder === 'tools') return isOffer(name) ? name : undefined;
  if (folder !== 'resources' || name === '') return undefined;
  return name === MONTHLY_TABLE ? 'cost-per-signed-case' : REPORT;
}
