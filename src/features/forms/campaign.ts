export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignName = (typeof CAMPAIGN_NAMES)[number];

export function campaignIn(query: URLSearchParams) {
  return Object.fromEntries(
    CAMPAIGN_NAMES.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
