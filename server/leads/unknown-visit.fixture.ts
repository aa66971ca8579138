/** Fields of a lead whose visit is unknown and whom nobody has called yet. */
export const UNKNOWN_VISIT = {
  landing: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  calledAfterSeconds: null,
};
