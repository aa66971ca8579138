import type { Visit } from '../../src/features/forms/submission.ts';

/** What a webhook says of a lead, as it lies in the outbox; `docs/crm.md` names the fields for whoever reads them. */
export type LeadEvent = {
  type: 'lead.created';
  /** Grows when a field changes its meaning or goes; new fields may come without. */
  version: 1;
  /** When the lead came in, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    kind: string;
    name: string | null;
    email: string;
    firm: string | null;
    source: string | null;
    subject: string | null;
    page: string | null;
    /** Where the visit came from, as far as the browser said. */
    visit: Visit;
    /** Every field of the form. */
    fields: Record<string, unknown>;
  };
};

type Lead = {
  kind: string;
  name: string | undefined;
  email: string;
  firm: string | undefined;
  source: string | undefined;
  subject?: string | undefined;
  page: string | undefined;
  visit?: Visit;
  data: Record<string, unknown>;
};

/** A lead as the event that a CRM is told of. Its id comes with the delivery. */
export function leadEvent(lead: Lead, now: Date): LeadEvent {
  const { kind, name = null, email, firm = null, source = null, subject = null, page = null } = lead;
  const { visit = {} } = lead;
  return {
    type: 'lead.created',
    version: 1,
    timestamp: now.toISOString(),
    data: { kind, name, email, firm, source, subject, page, visit, fields: lead.data },
  };
}
