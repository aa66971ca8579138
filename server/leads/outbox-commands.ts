import { missingRecipients } from '../outbox/outbox-state.ts';
import { readUndelivered, retryDeliveries } from '../outbox/queue.ts';
import { recipientsOf } from '../outbox/recipients.ts';
import type { CommandDeps } from './action.ts';
import { minute, rowWriter } from './table.ts';

const OUTBOX_HEADER = [
  'STATUS',
  'CHANNEL',
  'SINCE (UTC)',
  'ATTEMPTS',
  'NEXT ATTEMPT (UTC)',
  'LAST ERROR',
  'NOT YET TO',
  'LEAD',
];

/** Prints the deliveries that have not been delivered, with their recipients. */
export async function outbox({ storage, leadsTo, print }: CommandDeps) {
  let write: ReturnType<typeof rowWriter> | undefined;
  for await (const page of readUndelivered(storage.database)) {
    const rows = page.map((delivery) => [
      delivery.status,
      delivery.channel,
      minute(delivery.created_at),
      delivery.attempts,
      delivery.status === 'dead' ? '-' : delivery.next_attempt_at.slice(0, 19).replace('T', ' '),
      delivery.last_error ?? '-',
      delivery.channel === 'webhook'
        ? '-'
        : missingRecipients(delivery.payload, recipientsOf(leadsTo, delivery.form)).join(', '),
      delivery.lead_id,
    ]);
    const head = write ? [] : [OUTBOX_HEADER];
    write ??= rowWriter(OUTBOX_HEADER, rows);
    await print(`${[...head, ...rows].map(write).join('\n')}\n`);
  }
  if (!write) await print('Everything has been delivered.\n');
}

/** Makes all undelivered mails and webhooks due now. */
export async function retry({ storage, now, note }: CommandDeps) {
  const count = await retryDeliveries(storage.database, now);
  note(
    count
      ? `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; the server sends them while it runs.`
      : 'Nothing to send again.',
  );
}
