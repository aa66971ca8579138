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

/** Shares one answer among all who request it within `SHARED_ANSWER_MS`, so the work is done once, however many they are. */
function sharedAnswer<Answer>(find: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  /** The moment at which the answer was found, in ms since 1970; undefined while it is being found. */
  let foundAt: number | undefined;
  const isFresh = () => {
    if (!answer || foundAt === undefined) return Boolean(answer);
    const age = now().getTime() - foundAt;
    // the age is negative after the clock was set back
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

/** A mail or a webhook that waits longer than this is late, in ms: the agency promises an answer within minutes. */
const LATE_MS = 10 * 60_000;
/** A lead that could not be stored is reported for this time, in ms, unless another lead is stored before. */
const STORE_FAILURE_MS = 5 * 60_000;
/** Mails to visitors are not watched: a mistyped address is no fault of the site. */
type Watched = Exclude<Channel, 'visitor-email'>;
const WATCHED: readonly Watched[] = ['email', 'webhook'];
const LATE_ALERTS: Record<Watched, { alert: string; all: string }> = {
  email: { alert: 'mail-late', all: 'lead mails' },
  webhook: { alert: 'webhook-late', all: 'webhooks of leads' },
};
/** While mails stay late, the log repeats the alert after this time, in ms. */
const ALERT_AGAIN_MS = 15 * 60_000;
/** A database that does not answer is reported again after this time, in ms. */
const DOWN_AGAIN_MS = 60_000;
const QUICK_MS = 500;
/** Longest wait of `/healthz`, in ms; a database that takes longer counts as failing. */
const REPORT_MS = 3_000;
/** A report lists at most this many dead letters of a channel; `leads outbox` lists all. */
const LISTED_MAX = 5;

type HealthReport = {
  /** "degraded": everything works, but a person has to act on something. */
  status: 'ok' | 'degraded' | 'failing';
  storage: 'ok' | 'failing';
  /** "failing" if the last lead could not be stored: a full disk still answers queries. */
  leads: 'ok' | 'failing';
  /**
   * "late" if mails are not sent in time; or the number of undeliverable mails; or "not configured" on a public site
   * without a mail server.
   */
  mail: Deliveries | 'not configured';
  /** The state of webhooks; 'ok' without a webhook. */
  webhook: Deliveries;
  /** The latest deliveries that were given up: their leads, and the domains of their recipients. */
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
  /** The process still answers, but is about to stop: a proxy should send new requests elsewhere. */
  leave(): void;
  leaving(): boolean;
  stored(): void;
  /** A visitor read that a request could not be stored. */
  notStored(form: string, error: unknown): void;
  report(): Promise<HealthReport>;
  /** Returns the report within `QUICK_MS`. */
  quickReport(): Promise<HealthReport>;
  /** Writes an alert to the log when mails or webhooks are late. */
  watchDeliveries(): Promise<void>;
};

type Deps = {
  storage: Pick<Storage, 'database' | 'check'>;
  log: Log;
  now?: () => Date;
  /** The site is public and has no mail server: mails about leads become files. */
  hasNoMailServer?: boolean;
  calendar?: Pick<HostCalendars, 'state'> | undefined;
  recipients?: (form: string) => readonly string[];
};

/** Ten times the best hour of a campaign: more leads than this in ten minutes alert a person. */
const FLOOD_LEADS = 60;
const FLOOD_MS = 10 * 60_000;

/** Called for each stored lead; writes an alert when very many arrive at once, and again while it lasts. */
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

/** The state of this process, for `/healthz`, `/readyz` and the log. */
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
  /** Returns whether less than `ms` have passed since `time`; false after the clock was set back. */
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
