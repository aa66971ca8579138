import type { Generated, Kysely } from 'kysely';
import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';

/**
 * Columns of a lead with the same name everywhere, all of them text: in the database, in lists, in exports and in a new lead.
 * The order is that of an export.
 */
export const LEAD_TEXTS = [
  /** The form: "strategy-session". */
  'kind',
  'name',
  'email',
  'firm',
  /** The visitor's choice at the control that opened the form: "Growth package". */
  'subject',
  'source',
  'page',
  /** Path of the first page in the visitor's tab. */
  'landing',
  /** Host of the page that linked to the site. */
  'referrer',
  ...CAMPAIGN_NAMES,
] as const;
export type LeadText = (typeof LEAD_TEXTS)[number];

/** One request somebody sent through a form. Times are ISO 8601 in UTC, so that text order is time order. */
type LeadsTable = Record<LeadText, string | null> & {
  id: string;
  kind: string;
  email: string;
  /** A lead of the same kind with the same id is the same lead. */
  submission_id: string | null;
  data: string;
  answer: string;
  created_at: string;
  /** The reason why it is probably spam: "too-fast". */
  mark: string | null;
  /** Seconds from its arrival until somebody called back for the first time. */
  called_after: number | null;
  /** When free times were first shown to the visitor. */
  times_offered_at: string | null;
};

/** The ways in which a delivery leaves; see `server/outbox/channels.ts`. */
export type Channel = 'email' | 'visitor-email' | 'webhook';

/** One delivery that has to be made for a lead, or has been made. */
export type OutboxTable = {
  id: string;
  lead_id: string;
  channel: Channel;
  /** The delivery, as JSON in the shape of its channel. */
  payload: string;
  status: 'waiting' | 'sent' | 'dead';
  attempts: number;
  /** Lower ranks go first; see `RANK` in `server/outbox/queue.ts`. */
  rank: Generated<number>;
  next_attempt_at: string;
  /** Until then one process alone works on the row. */
  claimed_until: string | null;
  claimed_by: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
};

type ModelCallsTable = {
  /** Date in UTC: "2026-03-01" for a language model, "places 2026-03-01" for another service. */
  day: string;
  calls: number;
};

/** Keys that all processes of one database share. */
type SecretsTable = { name: string; value: string };

type RateLimitsTable = {
  key: string;
  points: number;
  /** In ms since 1970. */
  expire: number;
};

/** The medium of a session. */
export type SessionMedium = 'phone' | 'video';

/** A time for a session. A cancelled row remains and frees its time. */
type BookingsTable = {
  id: string;
  lead_id: string;
  /** The host: a file of the team. */
  host: string;
  starts_at: string;
  way: SessionMedium;
  /** The visitor's time zone: "America/Phoenix". */
  zone: string;
  /** Grows with each change, as calendars require. */
  sequence: number;
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

/** Number of times a page was served on a day; nothing about visitors. */
type PageViewsTable = {
  /** Date in UTC and path: "2026-03-01 /pricing". */
  key: string;
  views: number;
};

/** The outcome of a lead; 'open' takes back earlier outcomes. */
export type Outcome = 'reached' | 'met' | 'signed' | 'lost' | 'open';

/** Outcomes that somebody noted for a lead. Later rows add to earlier ones. */
type OutcomesTable = {
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

/** Names of the migrations, in the order they run. They are here so that a backup can be checked without loading Kysely. */
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
  '0018-two-ranks',
] as const;
