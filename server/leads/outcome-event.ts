import type { Outcome } from '../storage/tables.ts';

/** What a webhook says of what became of a lead, as it lies in the outbox; `docs/crm.md` names the fields. */
export type OutcomeEvent = {
  type: 'lead.outcome';
  /** Grows when a field changes its meaning or goes; new fields may come without. */
  version: 1;
  /** When it was noted, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    name: string | null;
    email: string;
    outcome: Outcome;
    /** In dollars; null where none was noted. */
    value: number | null;
    why: string | null;
  };
};
