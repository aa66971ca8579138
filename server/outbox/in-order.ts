import { sql } from 'kysely';
import type { Channel } from '../storage/tables.ts';

/** Their mails about one lead go out in the order of what happened; events for a CRM each name their time. */
export const MAIL_CHANNELS: readonly Channel[] = ['email', 'visitor-email'];

/**
 * A mail about a booking that was moved or canceled since: ids of these mails are made of booking and sequence
 * (`announcementId`, `reminderId`), and the booking has another sequence now.
 */
export const isOutdated = sql<boolean>`exists (
  select 1 from bookings
  where bookings.lead_id = outbox.lead_id
    and outbox.id like bookings.id || '-%'
    and outbox.id not like bookings.id || '-' || bookings.sequence || '-%'
    and outbox.id not like bookings.id || '-%-' || bookings.sequence)`;

/**
 * A mail whose turn it is among those about its lead: an outdated one has none, and any other waits until the older ones are
 * delivered or given up. A mail that some recipients have is waited for no longer: the mailbox of one would hold up
 * the others. `not in` keeps SQLite on the index of leads.
 */
export const isInOrder = sql<boolean>`(not ${isOutdated} and not exists (
  select 1 from outbox as older
  where older.lead_id = outbox.lead_id
    and older.channel = outbox.channel
    and older.rank <= outbox.rank
    and older.created_at < outbox.created_at
    and older.status not in ('sent', 'dead')
    and older.payload not like '%"accepted":[%'))`;
