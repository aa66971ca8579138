import { setTimeout as wait } from 'node:timers/promises';
import type { HostCalendars } from './booking/host-calendar.ts';
import { inTime } from './in-time.ts';
import { firstLine, type Log } from './log.ts';
import {
  type ChannelState,
  type DeadLetter,
  outboxState,
  readDeadLetters,
} from './outbox/outbox-state.ts';
import type { Storage } from './storage/open-storage.ts';
import type { Channel } from './storage/tables.ts';

/** Maximum age of a shared answer, in ms. */
export const SHARED_ANSWER_MS = 1_000;

/** Returns a function that gives all callers within `SHARED_ANSWER_MS` the same answer, so that the work is done once. */
function sharedAnswer<Answer>(find: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  /** The time when the answer was found, in ms since 1970; undefined while the answer is awaited. */
  let foundAt: number | undefined;
  const isFresh = () => {
    if (!answer || foundAt === undefined) return Boolean(answer);
    const age = now().getTime() - foundAt;
    // The age is negative if the clock was set back.
    return age >= 0 && age < SHARED_ANSWER_MS;
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

/** A mail or a webhook that waits longer than this, in ms, is late: the agency promises an answer within minutes. */
const LATE_MS = 10 * 60_000;
/** For this time, in ms, the report says that a lead could not be stored, unless another lead is stored before. */
const STORE_FAILURE_MS = 5 * 60_000;
/**
 * The channels whose delays are reported. Mails to visitors are not among them, because a mistyped address is no fault of
 * the site.
 */
type Watched = Exclude<Channel, 'visitor-email'>;
const WATCHED: readonly Watched[] = ['email', 'webhook'];
const LATE_ALERTS: Record<Watched, { alert: string; all: string }> = {
  email: { alert: 'mail-late', all: 'lead mails' },
  webhook: { alert: 'webhook-late', all: 'webhooks of leads' },
};
/** The interval, in ms, at which the log repeats the alert about late mails. */
const ALERT_AGAIN_MS = 15 * 60_000;
/** The interval, in ms, at which the log repeats the alert about a database that does not answer. */
const DOWN_AGAIN_MS = 60_000;
const QUICK_MS = 500;
/** The longest wait of `/healthz` for the database, in ms. If the database takes longer, it counts as failing. */
const REPORT_MS = 3_000;
/** The largest number of dead letters of a channel in a report; `leads outbox` lists all. */
const LISTED_MAX = 5;

type HealthReport = {
  /** "degraded" if everything works but a person must act. */
  status: 'ok' | 'degraded' | 'failing';
  storage: 'ok' | 'failing';
  /** "failing" if the last lead could not be stored. A database with a full disk still answers queries. */
  leads: 'ok' | 'failing';
  /**
   * "late" if mails are not sent in time; or the number of undeliverable mails; or "not configured" on a public site
   * without a mail server.
   */
  mail: Deliveries | 'not configured';
  /** The state of webhooks; 'ok' without a webhook. */
  webhook: Deliveries;
  /** The latest deliveries that were given up, with the id of the lead and the domain of each recipient. */
  undeliverable?: DeadLetter[];
  /** "not read" if the calendar of a host cannot be read; left out if no host has a calendar. */
  calendar?: 'ok' | 'not read';
};
type Deliveries = 'ok' | 'late' | 'unknown' | `${number} undeliverable`;
const FAILING: ReadonlySet<string> = new Set(['failing', 'late', 'unknown']);

type ChannelReport = { state: Deliveries; oldest?: Date | undefined; dead: DeadLetter[] };
type Look = Record<Watched, ChannelReport> & Pick<HealthReport, 'storage'>;
const UNKNOWN: ChannelReport = { state: 'unknown', dead: [] };
const DOWN: Look = { storage: 'failing', email: UNKNOWN, webhook: UNKNOWN };

export type Health = {
  /** Records that the process will stop soon. It still answers, but a proxy should send new requests to another server. */
  leave(): void;
  leaving(): boolean;
  stored(): void;
  /** Records that a request could not be stored and that the visitor was shown an error. */
  notStored(form: string, error: unknown): void;
  report(): Promise<HealthReport>;
  /** Returns the report within `QUICK_MS`, as "failing" if the database takes longer. */
  quickReport(): Promise<HealthReport>;
  /** Writes an alert to the log when mails or webhooks are late. */
  watchDeliveries(): Promise<void>;
};

type Deps = {
  storage: Pick<Storage, 'database' | 'check'>;
  log: Log;
  now?: () => Date;
  /** True if the site is public and has no mail server, so that mails about leads become files. */
  hasNoMailServer?: boolean;
  calendar?: Pick<HostCalendars, 'state'> | undefined;
  recipients?: (form: string) => readonly string[];
};

/** More leads than this in ten minutes cause an alert. It is ten times the number in the best hour of a campaign. */
const FLOOD_LEADS = 60;
const FLOOD_MS = 10 * 60_000;

/**
 * Returns a function that must be called for each stored lead. It writes an alert to the log if very many leads arrive
 * within ten minutes, and again for each further ten minutes.
 */
function floodAlarm(log: Log, now: () => Date) {
  let since = Number.NEGATIVE_INFINITY;
  let stored = 0;
  return () => {
    const passed = now().getTime() - since;
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

/** Tracks the state of this process for `/healthz`, `/readyz` and the log. */
export function watchHealth({
  storage,
  log,
  now = () => new Date(),
  hasNoMailServer = false,
  calendar,
  recipients = () => [],
}: Deps): Health {
  let failedAt: number | undefined;
  let downAlertedAt: number | undefined;
  const lateAlertedAt = new Map<Watched, number>();
  const countForFlood = floodAlarm(log, now);
  let left = false;
  /**
   * Returns whether less than `ms` have passed since `time`. Returns false if the clock was set back or `time` is
   * undefined.
   */
  const isWithin = (ms: number, time: number | undefined) => {
    const passed = time === undefined ? ms : now().getTime() - time;
    return passed >= 0 && passed < ms;
  };

  function alertDown(error: unknown) {
    if (isWithin(DOWN_AGAIN_MS, downAlertedAt)) return;
    downAlertedAt = now().getTime();
    log.error(
      { error: firstLine(error), alert: 'storage-down' },
      'ALERT: the storage does not answer',
    );
  }
  async function channelReport(channels: readonly ChannelState[], watched: Watched) {
    const { dead = 0, oldest } = channels.find(({ channel }) => channel === watched) ?? {};
    const isLate = oldest && now().getTime() - oldest.getTime() > LATE_MS;
    const report: ChannelReport = {
      state: isLate ? 'late' : dead ? `${dead} undeliverable` : 'ok',
      oldest,
      dead: dead ? await readDeadLetters(storage.database, watched, recipients, LISTED_MAX) : [],
    };
    return report;
  }
  const look = sharedAnswer(async (): Promise<Look> => {
    try {
      await storage.check();
      const channels = await outboxState(storage.database);
      const [email, webhook] = await Promise.all([
        channelReport(channels, 'email'),
        channelReport(channels, 'webhook'),
      ]);
      return { storage: 'ok', email, webhook };
    } catch (error) {
      alertDown(error);
      return DOWN;
    }
  }, now);

  function reportOf({ storage: database, email, webhook }: Look): HealthReport {
    const leads = isWithin(STORE_FAILURE_MS, failedAt) ? 'failing' : 'ok';
    const mail = email.state === 'ok' && hasNoMailServer ? 'not configured' : email.state;
    const read = calendar && { calendar: calendar.state() };
    const all = [database, leads, mail, webhook.state, read?.calendar ?? 'ok'];
    const well = all.every((each) => each === 'ok') ? 'ok' : 'degraded';
    const status = all.some((each) => FAILING.has(each)) ? 'failing' : well;
    const undeliverable = [...email.dead, ...webhook.dead];
    return {
      status,
      storage: database,
      leads,
      mail,
      webhook: webhook.state,
      ...(undeliverable.length > 0 && { undeliverable }),
      ...read,
    };
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
        'ALERT: a lead could not be stored; its visitor was asked to call',
      );
    },
    async report() {
      const found = await inTime(look(), REPORT_MS).catch((error) => {
        alertDown(error);
        return DOWN;
      });
      return reportOf(found);
    },
    quickReport: async () =>
      reportOf(await Promise.race([look(), wait(QUICK_MS, DOWN, { ref: false })])),
    async watchDeliveries() {
      const current = await look();
      for (const channel of WATCHED) {
        const { state, oldest } = current[channel];
        if (state !== 'late') {
          lateAlertedAt.delete(channel);
        } else if (!isWithin(ALERT_AGAIN_MS, lateAlertedAt.get(channel))) {
          lateAlertedAt.set(channel, now().getTime());
          const { alert, all } = LATE_ALERTS[channel];
          log.error({ oldest, alert }, `ALERT: ${all} are late; see npm run leads -- outbox`);
        }
      }
    },
  };
}
