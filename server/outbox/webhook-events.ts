/** Events that the outbox stores. `docs/crm.md` documents the fields. */
import type { Visit } from '../../src/features/forms/submission.ts';
import type { Outcome, SessionMedium } from '../storage/tables.ts';

type Event<Type extends string, Data> = {
  type: Type;
  /** Increases if a field is removed or changes its meaning, but not if a field is added. */
  version: 1;
  timestamp: string;
  data: { name: string | null; email: string } & Data;
};

type LeadEvent = Event<
  'lead.created',
  {
    kind: string;
    firm: string | null;
    source: string | null;
    subject: string | null;
    page: string | null;
    visit: Visit;
    fields: Record<string, unknown>;
  }
>;

type Session = {
  id: string;
  /** Increases with each change, so that a receiver knows which of two events is later. */
  sequence: number;
  start: string;
  minutes: number;
  way: SessionMedium;
  host: string;
};
type SessionEvent = Event<
  'session.booked' | 'session.moved' | 'session.canceled',
  { session: Session }
>;

/** `value` is in dollars. */
type OutcomeEvent = Event<
  'lead.outcome',
  { outcome: Outcome; value: number | null; why: string | null }
>;

export type WebhookEvent = LeadEvent | SessionEvent | OutcomeEvent;

export const createEvent = <Type extends string, Data>(type: Type, data: Data, now: Date) => ({
  type,
  version: 1 as const,
  timestamp: now.toISOString(),
  data,
});
