import { setTimeout as wait } from 'node:timers/promises';
import type { HostCalendars } from './booking/host-calendar.ts';
import { firstLine, type Log } from './log.ts';
import {
  type ChannelState,
  type DeadLetter,
  outboxState,
  readDeadLetters,
} from './outbox/outbox-state.ts';
import type { Storage } from './storage/open-storage.ts';
import type { Channel } from './storage/tables.ts';
import { withTimeout } from './with-timeout.ts';

export const ANSWER_REUSE_MS = 1_000;

function shareAnswer<Answer>(
  findAnswer: () => Promise<Answer>,
  now: () => Date,
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let answeredAt: number | undefined;
  const isFresh = () => {
    if (!answer || answeredAt === undefined) return Boolean(answer);
    const age = now().getTime() - answeredAt;
    // If the clock was set back, the age is negative and the answer is not fresh.
    return age >= 0 && age < ANSWER_REUSE_MS;
  };
  return () => {
    if (!answer || !isFresh()) {
      answeredAt = undefined;
      answer = findAnswer().finally(() => {
        answeredAt = now().getTime();
      });
    }
    return answer;
  };
}

/** A delivery that waits longer is late, because the agency promises an answer within minutes. */
const LATE_AFTER_MS = 10 * 60_000;
/** A failure to store a lead is reported for this time, unless another lead is stored earlier. */
const STORE_FAILURE_SHOWN_MS = 5 * 60_000;
/** Mails to visitors are not watched, because a mistyped address is no fault of the site. */
type WatchedChannel = Exclude<Channel, 'visitor-email'>;
const WATCHED_CHANNELS: readonly WatchedChannel[] = ['email', 'webhook'];
const LATE_ALERTS: Record<WatchedChannel, { alert: string; deliveries: string }> = {
  email: { alert: 'mail-late', deliveries: 'lead mails' },
  webhook: { alert: 'webhook-late', deliveries: 'webhooks of leads' },
};
const LATE_ALERT_EVERY_MS = 15 * 60_000;
const DOWN_ALERT_EVERY_MS = 60_000;
const QUICK_TIMEOUT_MS = 500;
const REPORT_TIMEOUT_MS = 3_000;
const MAX_DEAD_LETTERS = 5;

type HealthReport = {
  /** "degraded" if everything works but a person must act. */
  status: 'ok' | 'degraded' | 'failing';
  storage: 'ok' | 'failing';
  // "failing" after a lead could not be stored. `storage` may still be "ok": a database on a full
  // disk answers queries.
  leads: 'ok' | 'failing';
  /** "not configured" on a public site without a mail server. */
  mail: Deliveries | 'not configured';
  webhook: Deliveries;
  undeliverable?: DeadLetter[];
  calendar?: 'ok' | 'not read';
};
type Deliveries = 'ok' | 'late' | 'unknown' | `${number} undeliverable`;
const FAILING: ReadonlySet<string> = new Set(['failing', 'late', 'unknown']);

type ChannelReport = { state: Deliveries; oldest?: Date | undefined; dead: DeadLetter[] };
type DeliveryState = Record<WatchedChannel, ChannelReport> & Pick<HealthReport, 'storage'>;
const UNKNOWN_STATE: ChannelReport = { state: 'unknown', dead: [] };
const DATABASE_DOWN: DeliveryState = {
  storage: 'failing',
  email: UNKNOWN_STATE,
  webhook: UNKNOWN_STATE,
};

export type Health = {
  /** Begins the stop: this process still answers, but a proxy should send requests elsewhere. */
  leave(): void;
  isLeaving(): boolean;
  leadStored(): void;
  leadNotStored(form: string, error: unknown): void;
  report(): Promise<HealthReport>;
  /** Reports "failing" if the database takes longer than `QUICK_TIMEOUT_MS`. */
  quickReport(): Promise<HealthReport>;
  watchDeliveries(): Promise<void>;
};

type Deps = {
  storage: Pick<Storage, 'database' | 'check'>;
  log: Log;
  now?: () => Date;
  /** True if a public site has no mail server, so that mails about leads become files. */
  hasNoMailServer?: boolean;
  calendar?: Pick<HostCalendars, 'state'> | undefined;
  recipients?: (form: string) => readonly string[];
};

/** This is ten times the number of leads in the best hour of a campaign. */
const FLOOD_LEADS = 60;
const FLOOD_WINDOW_MS = 10 * 60_000;

/** Call the returned function for each stored lead. */
function floodAlarm(log: Log, now: () => Date) {
  let floodStart = Number.NEGATIVE_INFINITY;
  let storedCount = 0;
  return () => {
    const elapsed = now().getTime() - floodStart;
    if (elapsed < 0 || elapsed >= FLOOD_WINDOW_MS) {
      floodStart = now().getTime();
      storedCount = 0;
    }
    storedCount += 1;
    if (storedCount === FLOOD_LEADS + 1)
      log.error(
        { alert: 'flood' },
        'ALERT: a flood of leads; see docs/operations/floods.md#floods',
      );
  };
}

export function watchHealth({
  storage,
  log,
  now = () => new Date(),
  hasNoMailServer = false,
  calendar,
  recipients = () => [],
}: Deps): Health {
  let storeFailedAt: number | undefined;
  let downAlertedAt: number | undefined;
  const lateAlertedAt = new Map<WatchedChannel, number>();
  const countForFlood = floodAlarm(log, now);
  let isLeaving = false;
  /** Returns false if the clock was set back. */
  const isWithin = (ms: number, time: number | undefined) => {
    const elapsed = time === undefined ? ms : now().getTime() - time;
    return elapsed >= 0 && elapsed < ms;
  };

  function alertDown(error: unknown) {
    if (isWithin(DOWN_ALERT_EVERY_MS, downAlertedAt)) return;
    downAlertedAt = now().getTime();
    log.error(
      { error: firstLine(error), alert: 'storage-down' },
      'ALERT: the storage does not answer',
    );
  }
  async function channelReport(channels: readonly ChannelState[], watchedChannel: WatchedChannel) {
    const { dead = 0, oldest } = channels.find(({ channel }) => channel === watchedChannel) ?? {};
    const isLate = oldest && now().getTime() - oldest.getTime() > LATE_AFTER_MS;
    const report: ChannelReport = {
      state: isLate ? 'late' : dead ? `${dead} undeliverable` : 'ok',
      oldest,
      dead: dead
        ? await readDeadLetters(storage.database, watchedChannel, recipients, MAX_DEAD_LETTERS)
        : [],
    };
    return report;
  }
  const readState = shareAnswer(async (): Promise<DeliveryState> => {
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
      return DATABASE_DOWN;
    }
  }, now);

  function reportOf({ storage: database, email, webhook }: DeliveryState): HealthReport {
    const leads = isWithin(STORE_FAILURE_SHOWN_MS, storeFailedAt) ? 'failing' : 'ok';
    const mail = email.state === 'ok' && hasNoMailServer ? 'not configured' : email.state;
    const calendarState = calendar && { calendar: calendar.state() };
    const states = [database, leads, mail, webhook.state, calendarState?.calendar ?? 'ok'];
    const okOrDegraded = states.every((state) => state === 'ok') ? 'ok' : 'degraded';
    const status = states.some((state) => FAILING.has(state)) ? 'failing' : okOrDegraded;
    const undeliverable = [...email.dead, ...webhook.dead];
    return {
      status,
      storage: database,
      leads,
      mail,
      webhook: webhook.state,
      ...(undeliverable.length > 0 && { undeliverable }),
      ...calendarState,
    };
  }
  return {
    leave() {
      isLeaving = true;
    },
    isLeaving: () => isLeaving,
    leadStored() {
      storeFailedAt = undefined;
      countForFlood();
    },
    leadNotStored(form, error) {
      storeFailedAt = now().getTime();
      log.error(
        { form, error: firstLine(error), alert: 'lead-not-stored' },
        'ALERT: a lead could not be stored; its visitor was asked to call',
      );
    },
    async report() {
      const state = await withTimeout(readState(), REPORT_TIMEOUT_MS).catch((error) => {
        alertDown(error);
        return DATABASE_DOWN;
      });
      return reportOf(state);
    },
    quickReport: async () =>
      reportOf(
        await Promise.race([readState(), wait(QUICK_TIMEOUT_MS, DATABASE_DOWN, { ref: false })]),
      ),
    async watchDeliveries() {
      const deliveryState = await readState();
      for (const channel of WATCHED_CHANNELS) {
        const { state, oldest } = deliveryState[channel];
        if (state !== 'late') {
          lateAlertedAt.delete(channel);
        } else if (!isWithin(LATE_ALERT_EVERY_MS, lateAlertedAt.get(channel))) {
          lateAlertedAt.set(channel, now().getTime());
          const { alert, deliveries } = LATE_ALERTS[channel];
          log.error(
            { oldest, alert },
            `ALERT: ${deliveries} are late; see npm run leads -- outbox`,
          );
        }
      }
    },
  };
}
