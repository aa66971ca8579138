/** What an address may say of the campaign that it was written for. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignName = (typeof CAMPAIGN_NAMES)[number];

/** Nothing else of a query is read: what a visitor typed or another service added stays where it is. */
export function campaignIn(query: URLSearchParams) {
  return Object.fromEntries(
    CAMPAIGN_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
