/** The forms that become leads, by the names that lists, exports and `LEADS_TO` have for them. */
export const FORMS = ['strategy-session', 'gmb-scorecard', 'intake-builder', 'report-download'] as const;
export type FormName = (typeof FORMS)[number];
