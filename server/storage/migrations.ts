// A released migration is never changed: a change of the tables needs a new migration. The
// statements are valid in SQLite and in PostgreSQL. This file does not import Kysely, because the
// check of a backup imports this file and does not need Kysely.
export const MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  '0001-leads-and-outbox': [
    `create table leads (
      id text primary key,
      kind text not null,
      submission_id text,
      name text,
      email text not null,
      firm text,
      source text,
      page text,
      data text not null,
      answer text not null,
      created_at text not null,
      constraint leads_submission unique (kind, submission_id)
    )`,
    'create index leads_created_at on leads (created_at)',
    `create table outbox (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      message_id text not null,
      message text not null,
      status text not null,
      attempts integer not null,
      next_attempt_at text not null,
      claimed_until text,
      claimed_by text,
      last_error text,
      created_at text not null,
      finished_at text
    )`,
    'create index outbox_due on outbox (status, next_attempt_at)',
    'create index outbox_lead on outbox (lead_id)',
  ],
  '0002-model-calls': ['create table model_calls (day text primary key, calls integer not null)'],
  '0003-lead-subject': ['alter table leads add column subject text'],
  // A stored mail becomes a delivery of the channel "email". Its Message-ID moves to the payload.
  '0004-outbox-channels': [
    `alter table outbox add column channel text default 'email' not null`,
    'alter table outbox rename column message to payload',
    String.raw`update outbox set payload = '{"messageId":"'
      || replace(replace(message_id, '\', '\\'), '"', '\"') || '",' || substr(payload, 2)`,
    'alter table outbox drop column message_id',
  ],
  '0005-secrets': ['create table secrets (name text primary key, value text not null)'],
  '0006-lead-indexes': [
    'drop index leads_created_at',
    'create index leads_order on leads (created_at, id)',
    'create index leads_email on leads (lower(email))',
  ],
  '0007-lead-marks': ['alter table leads add column mark text'],
  '0008-outbox-order': [
    'alter table outbox add column rank integer default 0 not null',
    'drop index outbox_due',
    'create index outbox_order on outbox (status, channel, rank, next_attempt_at, id)',
  ],
  '0009-lead-sources': [
    'alter table leads add column landing text',
    'alter table leads add column referrer text',
    'alter table leads add column utm_source text',
    'alter table leads add column utm_medium text',
    'alter table leads add column utm_campaign text',
    'alter table leads add column utm_term text',
    'alter table leads add column utm_content text',
    'alter table leads add column called_after integer',
  ],
  '0010-rate-limits': [
    `create table rate_limits (
      key text primary key,
      count integer not null,
      until bigint not null
    )`,
  ],
  '0011-outbox-age': ['create index outbox_age on outbox (status, channel, rank, created_at)'],
  /** Unique indexes: one active booking for a host and a start, and one for a lead. */
  '0012-bookings': [
    `create table bookings (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      host text not null,
      starts_at text not null,
      way text not null,
      zone text not null,
      sequence integer not null,
      created_at text not null,
      changed_at text not null,
      cancelled_at text
    )`,
    `create unique index bookings_host_starts_at on bookings (host, starts_at)
      where cancelled_at is null`,
    'create unique index bookings_lead_id on bookings (lead_id) where cancelled_at is null',
    `create table receipts (
      key text primary key,
      lead_id text not null references leads (id) on delete cascade,
      booking_id text not null
    )`,
    'create index bookings_lead on bookings (lead_id)',
    'create index receipts_lead on receipts (lead_id)',
  ],
  '0013-outcomes': [
    `create table outcomes (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      outcome text not null,
      value_cents bigint,
      why text,
      noted_at text not null
    )`,
    'create index outcomes_lead on outcomes (lead_id, id)',
  ],
  '0014-receipts-of-forms': ['alter table receipts rename column booking_id to about_id'],
  '0015-page-views': ['create table page_views (key text primary key, views integer not null)'],
  /** The library `rate-limiter-flexible` requires these names. */
  '0016-rate-limit-columns': [
    'alter table rate_limits rename column count to points',
    'alter table rate_limits rename column until to expire',
  ],
  /** Earlier versions stored the number of moves as the last digit of the sequence. */
  '0017-moves-and-offers': [
    'alter table bookings add column moves integer default 0 not null',
    'update bookings set moves = sequence % 10',
    'alter table leads add column times_offered_at text',
  ],
  /** An earlier version used rank -1 for mails during a flood. */
  '0018-two-ranks': ['update outbox set rank = 0 where rank < 0'],
};

/** The table of rate limits is unlogged, because its counts may be lost in a crash. */
export const POSTGRES_MIGRATIONS: typeof MIGRATIONS = {
  '0010-rate-limits': ['alter table rate_limits set unlogged'],
};
