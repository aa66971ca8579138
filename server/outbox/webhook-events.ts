/** The outbox stores these events. `docs/crm.md` documents the fields. */
import type { Visit } from '../../src/features/forms/submission.ts';
import type { Outcome, SessionMedium } from '../storage/tables.ts';

type Event<Type extends string, Data> = {
  type: Type;
  /** Increases if a field is removed or changes its meaning, not if a field is added. */
  version: 1;
  timestamp: string;
  data: { name: string | null; email: string } & Data;
};

export type LeadEvent = Event<
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

const SESSION_TYPES = {
  booked: 'session.booked',
  moved: 'session.moved',
  cancelled: 'session.canceled',
} as const;
export type SessionChange = keyof typeof SESSION_TYPES;

type Session = {
  id: string;
  /** Increases with each change, so that a receiver knows the later of two events. */
  sequence: number;
  start: string;
  minutes: number;
  way: SessionMedium;
  host: string;
};
type SessionEvent = Event<(typeof SESSION_TYPES)[SessionChange], { session: Session }>;

/** `value` is in dollars. */
type OutcomeEvent = Event<
  'lead.outcome',
  { outcome: Outcome; value: number | null; why: string | null }
>;

export type WebhookEvent = LeadEvent | SessionEvent | OutcomeEvent;

export function sessionEvent(
  change: SessionChange,
  session: Session,
  { name, email }: { name: string | null; email: string },
  now: Date,
): SessionEvent {
  const { id, sequence, start, minutes, way, host } = session;
  return {
    type: SESSION_TYPES[change],
    version: 1,
    timestamp: now.toISOString(),
    data: { name, email, session: { id, sequence, start, minutes, way, host } },
  };
}

export function outcomeEvent(data: OutcomeEvent['data'], now: Date): OutcomeEvent {
  return { type: 'lead.outcome', version: 1, timestamp: now.toISOString(), data };
}
