import type { Generated, Kysely } from 'kysely';
import type { CampaignName } from '../../src/features/forms/campaign.ts';

/** One request somebody sent through a form. Times are ISO 8601 in UTC, so that text order is time order. */
type LeadsTable = Record<CampaignName, string | null> & {
  id: string;
  /** Which form: "strategy-session". */
  kind: string;
  /** Same kind and id again is the same lead. */
  submission_id: string | null;
  name: string | null;
  email: string;
  firm: string | null;
  /** Control that opened the form. */
  source: string | null;
  /** What the visitor had chosen there: "Growth package". */
  subject: string | null;
  /** Path of the page it was sent from. */
  page: string | null;
  /** Path of the first page in the visitor's tab. */
  landing: string | null;
  /** Host whose page led to the one with the form. */
  referrer: string | null;
  /** All fields of the form as JSON. */
  data: string;
  /** What the visitor was answered, as JSON. */
  answer: string;
  created_at: string;
  /** Why it is probably no person's: "too-fast". */
  mark: string | null;
  /** Seconds from its arrival until somebody called back for the first time. */
  called_after: number | null;
  /** When the visitor was first shown free times. */
  times_offered_at: string | null;
};

/** The ways in which a delivery leaves; `server/outbox/channels.ts` says what goes through each. */
export type Channel = 'email' | 'visitor-email' | 'webhook';

/** One delivery that has to be made for a lead, or has been made. */
export type OutboxTable = {
  id: string;
  lead_id: string;
  channel: Channel;
  /** What goes out, as JSON of the channel's own shape. */
  payload: string;
  status: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** Lower ones go first; `server/outbox/queue.ts` names them. */
  rank: Generated<number>;
  next_attempt_at: string;
  /** While this lies in the future, one process is busy with the row. */
  claimed_until: string | null;
  claimed_by: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
};

/** How often a paid service was asked on one day. */
type ModelCallsTable = {
  /** Date in UTC: "2026-03-01" for a language model, "places 2026-03-01" for another service. */
  day: string;
  calls: number;
};

/** What all processes of one database must know and nobody else may. */
type SecretsTable = { name: string; value: string };

/** How often something came within a span of time, counted by all processes. */
type RateLimitsTable = {
  key: string;
  points: number;
  /** In ms since 1970. */
  expire: number;
};

/** How a session is held. */
export type Way = 'phone' | 'video';

/** A time for a session. A cancelled one stays and no longer holds its time. */
type BookingsTable = {
  id: string;
  lead_id: string;
  /** Who holds the session: a file of the team. */
  host: string;
  starts_at: string;
  way: Way;
  /** In which the visitor reads times: "America/Phoenix". */
  zone: string;
  /** Grows with each change, as calendars want it. */
  sequence: number;
  /** How often the visitor has moved it. */
  moves: number;
  created_at: string;
  /** When this time was chosen. */
  changed_at: string;
  cancelled_at: string | null;
};

/** Visitors who get mails: about one booking and about one form a day for each address. */
type ReceiptsTable = {
  /** "2026-03-01 ada@firm.example" of a booking, "2026-03-01 form ada@firm.example" of a form. */
  key: string;
  lead_id: string;
  /** The id of the booking, or that of the lead. */
  about_id: string;
};

/** How often a page was served on a day: nothing of who asked for it. */
type PageViewsTable = {
  /** Date in UTC and path: "2026-03-01 /pricing". */
  key: string;
  views: number;
};

/** How far a lead came, that nothing comes of it, or that all noted before is taken back. */
export type Outcome = 'reached' | 'met' | 'signed' | 'lost' | 'open';

/** What somebody noted of a lead. Later rows add to earlier ones. */
type OutcomesTable = {
  /** Grows with time. */
  id: string;
  lead_id: string;
  outcome: Outcome;
  value_cents: number | null;
  why: string | null;
  noted_at: string;
};

export type Tables = {
  outcomes: OutcomesTable;
  bookings: BookingsTable;
  receipts: ReceiptsTable;
  page_views: PageViewsTable;
  rate_limits: RateLimitsTable;
  leads: LeadsTable;
  outbox: OutboxTable;
  model_calls: ModelCallsTable;
  secrets: SecretsTable;
};
export type Database = Kysely<Tables>;

/** The changes that have made these tables, in the order they run. Here, so that a backup is checked without the library of queries. */
export const MIGRATION_NAMES = [
  '0001-leads-and-outbox',
  '0002-model-calls',
  '0003-lead-subject',
  '0004-outbox-channels',
  '0005-secrets',
  '0006-lead-indexes',
  '0007-lead-marks',
  '0008-outbox-order',
  '0009-lead-sources',
  '0010-rate-limits',
  '0011-outbox-age',
  '0012-bookings',
  '0013-outcomes',
  '0014-receipts-of-forms',
  '0015-page-views',
  '0016-rate-limit-columns',
  '0017-moves-and-offers',
] as const;
