import type { Generated, Kysely } from 'kysely';
import { CAMPAIGN_NAMES } from '../../src/features/forms/campaign.ts';

export const LEAD_TEXTS = [
  'kind',
  'name',
  'email',
  'firm',
  'subject',
  'source',
  'page',
  'landing',
  'referrer',
  ...CAMPAIGN_NAMES,
] as const;
export type LeadText = (typeof LEAD_TEXTS)[number];

/** In all tables, times are ISO 8601 in UTC, so that they can be sorted as texts. */
type LeadsTable = Record<LeadText, string | null> & {
  id: string;
  kind: string;
  email: string;
  /** Unique among the leads of a kind. */
  submission_id: string | null;
  data: string;
  answer: string;
  created_at: string;
  mark: string | null;
  /** Seconds until the first call to the visitor. */
  called_after: number | null;
  times_offered_at: string | null;
};

export type Channel = 'email' | 'visitor-email' | 'webhook';

export type OutboxTable = {
  id: string;
  lead_id: string;
  channel: Channel;
  payload: string;
  status: 'waiting' | 'sent' | 'dead';
  attempts: number;
  rank: Generated<number>;
  next_attempt_at: string;
  /** Until this time, only the process with the claim may send the delivery. */
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

type SecretsTable = { name: string; value: string };

type RateLimitsTable = {
  key: string;
  points: number;
  /** In ms since 1970. */
  expire: number;
};

export type SessionMedium = 'phone' | 'video';

/** The row of a canceled booking remains, but its time is free. */
type BookingsTable = {
  id: string;
  lead_id: string;
  /** Name of the host's file in `content/team`. */
  host: string;
  starts_at: string;
  way: SessionMedium;
  zone: string;
  sequence: number;
  moves: number;
  created_at: string;
  /** The moment when the visitor or the staff chose `starts_at`. */
  changed_at: string;
  cancelled_at: string | null;
};

/** Limits mails to visitors: an address gets mails about one booking and about one form a day. */
type ReceiptsTable = {
  /** "2026-03-01 ada@firm.example" for a booking, "2026-03-01 form ada@firm.example" for a form. */
  key: string;
  lead_id: string;
  about_id: string;
};

type PageViewsTable = {
  /** Date in UTC and path: "2026-03-01 /pricing". */
  key: string;
  views: number;
};

// "reached": somebody spoke with the visitor. "met": the session took place. "signed": the visitor
// became a client. "lost": the visitor will not become a client. "open" cancels all of these.
export const OUTCOMES = ['reached', 'met', 'signed', 'lost', 'open'] as const;
export type Outcome = (typeof OUTCOMES)[number];

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
