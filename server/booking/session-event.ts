import type { Way } from '../storage/tables.ts';

const TYPES = {
  booked: 'session.booked',
  moved: 'session.moved',
  cancelled: 'session.canceled',
} as const;
/** What becomes of a session. */
export type Happening = keyof typeof TYPES;

/** What a webhook says of a session, as it lies in the outbox; `docs/crm.md` names the fields for whoever reads them. */
export type SessionEvent = {
  type: (typeof TYPES)[Happening];
  /** Grows when a field changes its meaning or goes; new fields may come without. */
  version: 1;
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    name: string | null;
    email: string;
    session: {
      id: string;
      /** Grows with each change, so that of two events the later one is known. */
      sequence: number;
      start: string;
      minutes: number;
      way: Way;
      /** Who holds it: a file of the team. */
      host: string;
    };
  };
};

/** What has become of a session as the event that a CRM is told of. The lead's id comes with the delivery. */
export function sessionEvent(
  happening: Happening,
  session: Omit<SessionEvent['data']['session'], 'start'> & { start: Date },
  { name, email }: { name: string | null; email: string },
  now: Date,
): SessionEvent {
  const { id, sequence, start, minutes, way, host } = session;
  return {
    type: TYPES[happening],
    version: 1,
    timestamp: now.toISOString(),
    data: { name, email, session: { id, sequence, start: start.toISOString(), minutes, way, host } },
  };
}
