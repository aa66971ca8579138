import { setTimeout as wait } from 'node:timers/promises';
import type { HostCalendars } from './booking/host-calendar.ts';
import { inTime } from './in-time.ts';
import { firstLine, type Log } from './log.ts';
import { type DeadLetter, GOOD_RANKS, readDeadLetters } from './outbox/queue.ts';
import type { Storage } from './storage/open-storage.ts';
import type { Channel } from './storage/tables.ts';

/** An answer is that old at most, in ms. */
export const SHARED_MS = 1_000;

/** One answer for everybody who asks while it is being found or soon after: however many ask, the work is done once. */
function sharedAnswer<Answer>(find: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  /** When it was found, in ms since 1970; undefined while it is being found. */
  let foundAt: number | undefined;
  const isFresh = () => {
    if (!answer || foundAt === undefined) return Boolean(answer);
    const age = now().getTime() - foundAt;
    // of a clock that was set back nobody knows how old it is
    return age >= 0 && age < SHARED_MS;
  };
  return () => {
    if (!answer || !isFresh()) {
      foundAt = undefined;
      answer = find().finally(() => {
        foundAt = now().getTime();
      });
    }
    return answer;
  };
}

/** A mail or a webhook that waits longer than this is late, in ms: the agency promises an answer within minutes. */
const LATE_MS = 10 * 60_000;
/** A lead that could not be stored is told of this long, unless another one is stored before, in ms. */
const STORE_FAILURE_TOLD_MS = 5 * 60_000;
/** Mails to visitors are not watched: an address that was mistyped is no fault of the site. */
type Watched = Exclude<Channel, 'visitor-email'>;
const LATE_ALERTS: Record<Watched, { alert: string; all: string }> = {
  email: { alert: 'mail-late', all: 'lead mails' },
  webhook: { alert: 'webhook-late', all: 'webhooks of leads' },
};
/** While mails stay late, the log says so again after this time, in ms. */
const ALERT_AGAIN_MS = 15 * 60_000;
/** The same of a database that stays away, in ms: however often somebody asks. */
const DOWN_AGAIN_MS = 60_000;
/** A proxy's question is answered within this time, however slow the database is, in ms. */
const QUICK_MS = 500;
/** So many dead letters of a channel are named; `leads outbox` has them all. */
const NAMED_MOST = 5;
/** A person's question within this one, in ms; a database that takes longer does not answer. */
const REPORT_MS = 3_000;

type HealthReport = {
  /** "degraded": everything works, and something waits for a person. */
  status: 'ok' | 'degraded' | 'failing';
  /** Whether the database answers. */
  storage: 'ok' | 'failing';
  /** Whether the last lead could be stored: a full disk still answers questions. */
  leads: 'ok' | 'failing';
  /** Whether mails get out in time; how many never will; whether there is a mail server at all for a public site. */
  mail: Deliveries | 'not configured';
  /** The same of webhooks; 'ok' where there are none. */
  webhook: Deliveries;
  /** The latest that were given up, where there are any: their leads, and domains of ours. */
  undeliverable?: DeadLetter[];
  /** Whether the hosts' calendars can be read, where there are any. */
  calendar?: 'ok' | 'not read';
};
type Deliveries = 'ok' | 'late' | 'unknown' | `${number} undeliverable`;
const FAILING: ReadonlySet<string> = new Set(['failing', 'late', 'unknown']);
type Asked = Pick<HealthReport, 'storage' | 'mail' | 'webhook' | 'undeliverable'>;
const DOWN: Asked = { storage: 'failing', mail: 'unknown', webhook: 'unknown' };

export type Health = {
  /** This process takes what still comes, but is about to stop: others are to take what follows. */
  leave(): void;
  /** Whether it is. */
  leaving(): boolean;
  stored(): void;
  /** A visitor was told that a request could not be kept. */
  notStored(form: string, error: unknown): void;
  /** How everything is now, within REPORT_MS: a database that has not answered by then is failing. */
  report(): Promise<HealthReport>;
  /** The same at once: lateness as it was last looked at, and no waiting for a database that stands still. */
  quickReport(): Promise<HealthReport>;
  /** Looks whether mails or webhooks are late, and calls for a person when they are. */
  watchDeliveries(): Promise<void>;
};

type Parts = {
  storage: Pick<Storage, 'database' | 'check'>;
  log: Log;
  now?: () => Date;
  /** The site is public, and its leads are told to nobody: they become files. */
  tellsNobody?: boolean;
  calendar?: Pick<HostCalendars, 'state'> | undefined;
  /** Who gets the mails of a form. */
  recipients?: (form: string) => readonly string[];
};

async function oldestWaiting({ database }: Parts['storage'], channel: Channel) {
  // marked ones trickle out on purpose; rank by rank, which the index answers with one row each
  const firsts = GOOD_RANKS.map((rank) =>
    database
      .selectFrom('outbox')
      .select((is) => is.fn.min('created_at').as('since'))
      .where('status', '=', 'waiting')
      .where('channel', '=', channel)
      .where('rank', '=', rank)
      .executeTakeFirst(),
  );
  const [since] = (await Promise.all(firsts)).flatMap((row) => row?.since ?? []).toSorted();
  return since === undefined ? undefined : new Date(since);
}

async function countDead({ database }: Parts['storage'], channel: Channel) {
  const row = await database
    .selectFrom('outbox')
    .select((is) => is.fn.countAll().as('dead'))
    .where('status', '=', 'dead')
    .where('channel', '=', channel)
    .executeTakeFirst();
  return Number(row?.dead ?? 0);
}

type Look = { is: Deliveries; oldest?: Date; dead?: DeadLetter[] };

/** How the deliveries of a channel stand; `since` says how long ago a time is, in ms. */
async function lookInto(
  storage: Parts['storage'],
  channel: Channel,
  {
    since,
    recipients,
  }: { since(time: number): number; recipients(form: string): readonly string[] },
): Promise<Look> {
  const [oldest, count] = await Promise.all([
    oldestWaiting(storage, channel),
    countDead(storage, channel),
  ]);
  const dead = count
    ? await readDeadLetters(storage.database, channel, recipients, NAMED_MOST)
    : [];
  if (oldest && since(oldest.getTime()) > LATE_MS) return { is: 'late', oldest, dead };
  return { is: count ? `${count} undeliverable` : 'ok', dead };
}

function told(mail: Look, webhook: Look, tellsNobody: boolean): Asked {
  const undeliverable = [mail, webhook].flatMap(({ dead = [] }) => dead);
  return {
    storage: 'ok',
    mail: mail.is === 'ok' && tellsNobody ? 'not configured' : mail.is,
    webhook: webhook.is,
    ...(undeliverable.length > 0 && { undeliverable }),
  };
}

/** Ten times the best hour of a campaign: more leads than this in ten minutes call for a person. */
const FLOOD_LEADS = 60;
const FLOOD_MS = 10 * 60_000;

/** Called for each stored lead; calls for a person when very many come at once, and again while it lasts. */
function floodAlarm(log: Log, now: () => Date) {
  let since = Number.NEGATIVE_INFINITY;
  let stored = 0;
  return () => {
    const passed = now().getTime() - since;
    // less than nothing has passed when the clock was set back
    if (passed < 0 || passed >= FLOOD_MS) {
      since = now().getTime();
      stored = 0;
    }
    stored += 1;
    if (stored === FLOOD_LEADS + 1)
      log.error(
        { alert: 'flood' },
        'ALERT: a flood of leads; see docs/operations/floods.md#floods',
      );
  };
}

/** What this process knows of itself, for `/healthz`, `/readyz` and the log. */
export function watchHealth({
  storage,
  log,
  now = () => new Date(),
  tellsNobody = false,
  calendar,
  recipients = () => [],
}: Parts): Health {
  let failedAt: number | undefined;
  let downToldAt: number | undefined;
  const alertedAt = new Map<Watched, number>();
  const known = new Map<Watched, Look>();
  const countForFlood = floodAlarm(log, now);
  let left = false;
  const since = (time: number) => now().getTime() - time;
  /** Whether less than so many ms have passed; not known, and so not, when the clock was set back meanwhile. */
  const isWithin = (ms: number, time: number | undefined) =>
    time !== undefined && since(time) >= 0 && since(time) < ms;

  function tellDown(error: unknown) {
    if (isWithin(DOWN_AGAIN_MS, downToldAt)) return;
    downToldAt = now().getTime();
    log.error(
      { error: firstLine(error), alert: 'storage-down' },
      'ALERT: the storage does not answer',
    );
  }
  const answers = sharedAnswer(
    () =>
      storage.check().then(
        () => true,
        (error) => {
          tellDown(error);
          return false;
        },
      ),
    now,
  );
  const lookAt = (channel: Watched) =>
    sharedAnswer(async (): Promise<Look> => {
      try {
        const look = await lookInto(storage, channel, { since, recipients });
        known.set(channel, look);
        return look;
      } catch (error) {
        tellDown(error);
        return { is: 'unknown' };
      }
    }, now);
  const looks: Record<Watched, ReturnType<typeof lookAt>> = {
    email: lookAt('email'),
    webhook: lookAt('webhook'),
  };
  const fresh = (channel: Watched) => looks[channel]();
  const lastKnown = async (channel: Watched) => known.get(channel) ?? fresh(channel);

  async function askStorage(look: (channel: Watched) => Promise<Look>): Promise<Asked> {
    if (!(await answers())) return DOWN;
    const [mail, webhook] = await Promise.all([look('email'), look('webhook')]);
    return told(mail, webhook, tellsNobody);
  }
  function complete({ storage, mail, webhook, ...named }: Asked): HealthReport {
    const leads = isWithin(STORE_FAILURE_TOLD_MS, failedAt) ? 'failing' : 'ok';
    const read = calendar && { calendar: calendar.state() };
    const all = [storage, leads, mail, webhook, read?.calendar ?? 'ok'];
    const well = all.every((each) => each === 'ok') ? 'ok' : 'degraded';
    const status = all.some((each) => FAILING.has(each)) ? 'failing' : well;
    return { status, storage, leads, mail, webhook, ...named, ...read };
  }
  async function watch(channel: Watched) {
    const { is, oldest } = await looks[channel]();
    if (is !== 'late') return void alertedAt.delete(channel);
    if (isWithin(ALERT_AGAIN_MS, alertedAt.get(channel))) return;
    alertedAt.set(channel, now().getTime());
    const { alert, all } = LATE_ALERTS[channel];
    log.error({ oldest, alert }, `ALERT: ${all} are late; see npm run leads -- outbox`);
  }
  return {
    leave() {
      left = true;
    },
    leaving: () => left,
    stored() {
      failedAt = undefined;
      countForFlood();
    },
    notStored(form, error) {
      failedAt = now().getTime();
      log.error(
        { form, error: firstLine(error), alert: 'lead-not-stored' },
        'ALERT: a lead could not be stored; its visitor was told to call',
      );
    },
    report: async () =>
      complete(
        await inTime(askStorage(fresh), REPORT_MS).catch((error) => {
          tellDown(error);
          return DOWN;
        }),
      ),
    quickReport: async () =>
      complete(await Promise.race([askStorage(lastKnown), wait(QUICK_MS, DOWN, { ref: false })])),
    async watchDeliveries() {
      await Promise.all([watch('email'), watch('webhook')]);
    },
  };
}
