/** The parameters by which an address names its campaign. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignName = (typeof CAMPAIGN_NAMES)[number];

/** Reads only the campaign from a query, and nothing that a visitor typed or another service added. */
export function campaignIn(query: URLSearchParams) {
  return Object.fromEntries(
    CAMPAIGN_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
