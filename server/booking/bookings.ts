import { randomUUIDv7 } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { inOneTransaction, isTaken } from '../storage/one-transaction.ts';
import type { Database, Tables, Way } from '../storage/tables.ts';
import { type Announcements, announceAll, receiptKey, withdrawEarlier } from './announcements.ts';
import type { Booking } from './booking.ts';
import type { Span } from './free-times.ts';

/** The columns that `bookingOf` reads, also where other tables are joined. */
export const BOOKING_COLUMNS = [
  'bookings.id',
  'bookings.lead_id',
  'host',
  'starts_at',
  'way',
  'zone',
  'sequence',
  'moves',
  'cancelled_at',
] as const;
type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (database: Database) =>
  database.selectFrom('bookings').select(BOOKING_COLUMNS).execute();

export const bookingOf = (row: Row): Booking => ({
  id: row.id,
  leadId: row.lead_id,
  host: row.host,
  start: new Date(row.starts_at),
  way: row.way,
  zone: row.zone,
  sequence: row.sequence,
  moves: row.moves,
  isCancelled: row.cancelled_at !== null,
});

export async function findBooking(database: Database, id: string): Promise<Booking | undefined> {
  const rows = database.selectFrom('bookings').select(BOOKING_COLUMNS).where('id', '=', id);
  const row = await rows.executeTakeFirst();
  return row && bookingOf(row);
}

/** The one booking of a lead that is not cancelled, also when it is over. */
export async function bookingOfLead(
  database: Database,
  leadId: string,
): Promise<Booking | undefined> {
  const rows = database
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('lead_id', '=', leadId);
  const row = await rows.where('cancelled_at', 'is', null).executeTakeFirst();
  return row && bookingOf(row);
}

/** When the host has sessions of so many ms, from a moment on. `but`: without this one, which is to be moved. */
export async function bookedSpans(
  database: Database,
  { host, length }: { host: string; length: number },
  from: Date,
  but = '',
): Promise<Span[]> {
  const since = new Date(from.getTime() - length).toISOString();
  const rows = await database
    .selectFrom('bookings')
    .select('starts_at')
    .where('host', '=', host)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', since)
    .where('id', '!=', but)
    .execute();
  return rows.map(({ starts_at }) => {
    const start = Date.parse(starts_at);
    return { from: start, to: start + length };
  });
}

/** Bookings of one lead, cancelled ones too: each is two mails, and who needs a fourth talks to a person. */
const OF_LEAD_MAX = 3;
/** Sessions to come of all marked leads together, which must not fill the calendar. */
const OF_MARKED_MAX = 10;
/** Changes of bookings run one at a time: the unique index checks the start, but neither the pause nor the daily limit. */
const BOOKING_LOCK = 'bookings';

function hasRoom(is: ExpressionBuilder<Tables, 'leads'>, at: string) {
  const count = is.fn.countAll<number>().as('count');
  const ofLead = is
    .selectFrom('bookings')
    .select(count)
    .whereRef('bookings.lead_id', '=', 'leads.id');
  const ofMarked = is
    .selectFrom('bookings')
    .innerJoin('leads as marked', 'marked.id', 'bookings.lead_id')
    .select(count)
    .where('marked.mark', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', at);
  return is.and([
    is(ofLead, '<', OF_LEAD_MAX),
    is.or([is('leads.mark', 'is', null), is(ofMarked, '<', OF_MARKED_MAX)]),
  ]);
}

/** Whether a lead may have one booking more. */
export async function mayBook(database: Database, leadId: string, now: Date): Promise<boolean> {
  const leads = database.selectFrom('leads').select('id').where('id', '=', leadId);
  return (
    (await leads.where((is) => hasRoom(is, now.toISOString())).executeTakeFirst()) !== undefined
  );
}

/** Other sessions of the host that begin less than so many ms before or after this one. */
function overlapping(database: Database, { id, host, start }: Booking, minGapMs: number) {
  const at = (ms: number) => new Date(start.getTime() + ms).toISOString();
  return database
    .selectFrom('bookings as other')
    .select('other.id')
    .where('other.host', '=', host)
    .where('other.cancelled_at', 'is', null)
    .where('other.id', '!=', id)
    .where('other.starts_at', '>', at(-minGapMs))
    .where('other.starts_at', '<', at(minGapMs));
}

/**
 * Stores a booking with what announces it, all or nothing. False when somebody else has the time or one nearer to it than
 * `minGapMs`, the lead has another one or may have none, or was erased. Errors: those of the database; then nothing is stored.
 */
export async function storeBooking(
  database: Database,
  booking: Booking,
  email: string,
  announcements: Announcements,
  now: Date,
  minGapMs: number,
): Promise<boolean> {
  const at = now.toISOString();
  const { id, leadId, host, start, way, zone, sequence, moves } = booking;
  const booked = database
    .insertInto('bookings')
    .columns([
      'id',
      'lead_id',
      'host',
      'starts_at',
      'way',
      'zone',
      'sequence',
      'moves',
      'created_at',
      'changed_at',
    ])
    .expression((from) =>
      from
        .selectFrom('leads')
        .select([
          sql<string>`${id}`.as('id'),
          'leads.id as lead_id',
          sql<string>`${host}`.as('host'),
          sql<string>`${start.toISOString()}`.as('starts_at'),
          sql<Way>`${way}`.as('way'),
          sql<string>`${zone}`.as('zone'),
          sql.lit(sequence).as('sequence'),
          sql.lit(moves).as('moves'),
          sql<string>`${at}`.as('created_at'),
          sql<string>`${at}`.as('changed_at'),
        ])
        .where('leads.id', '=', leadId)
        .where((is) => hasRoom(is, at))
        .where(({ not, exists }) => not(exists(overlapping(database, booking, minGapMs)))),
    )
    .onConflict((conflict) => conflict.doNothing());
  const receipt = database
    .insertInto('receipts')
    .columns(['key', 'lead_id', 'about_id'])
    .expression((from) =>
      from
        .selectFrom('bookings')
        // the address of a lead that is probably spam may belong to somebody else
        .innerJoin('leads', 'leads.id', 'bookings.lead_id')
        .select([
          sql<string>`${receiptKey(email, at)}`.as('key'),
          'lead_id',
          'bookings.id as about_id',
        ])
        .where('bookings.id', '=', id)
        .where('leads.mark', 'is', null),
    )
    // who cancels and books again has the day's mails still
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ about_id: id }).where('receipts.lead_id', '=', leadId),
    );
  const [stored] = await inOneTransaction(
    database,
    [booked, receipt, ...announceAll(database, booking, announcements, at)],
    BOOKING_LOCK,
  );
  return stored === 1;
}

/**
 * Changes a booking to what is given, with what announces it, if it still is as it was read. "taken": somebody else has the
 * time or one nearer to it than `minGapMs`. "changed": it is another one by now. Errors: those of the database; then nothing has changed.
 */
export async function changeBooking(
  database: Database,
  { sequence: before }: Booking,
  after: Booking,
  announcements: Announcements,
  now: Date,
  minGapMs: number,
): Promise<'done' | 'taken' | 'changed'> {
  const at = now.toISOString();
  const change = database
    .updateTable('bookings')
    .set({
      host: after.host,
      starts_at: after.start.toISOString(),
      zone: after.zone,
      sequence: after.sequence,
      moves: after.moves,
      changed_at: at,
      cancelled_at: after.isCancelled ? at : null,
    })
    .where('id', '=', after.id)
    .where('sequence', '=', before)
    .where('cancelled_at', 'is', null)
    .$if(!after.isCancelled, (query) =>
      query.where(({ not, exists }) => not(exists(overlapping(database, after, minGapMs)))),
    );
  try {
    const [changed] = await inOneTransaction(
      database,
      [
        change,
        withdrawEarlier(database, after, at),
        ...announceAll(database, after, announcements, at),
      ],
      BOOKING_LOCK,
    );
    if (changed === 1) return 'done';
    const found = await findBooking(database, after.id);
    return found?.sequence === before ? 'taken' : 'changed';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Notes the first time at which a lead was shown free times. */
export const noteOffer = (database: Database, leadId: string, now: Date) =>
  database
    .updateTable('leads')
    .set({ times_offered_at: now.toISOString() })
    .where('id', '=', leadId)
    .where('times_offered_at', 'is', null)
    .execute();

export const newBookingId = () => randomUUIDv7();
