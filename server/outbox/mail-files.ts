import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelDelivery } from './channels.ts';
import type { Email } from './email.ts';
import { classifyFailure, type Envelope, mailFields, NoRecipients } from './outgoing-mail.ts';

const FILES_AT_ONCE = 4;

const OUTBOX_FOLDER = 'outbox';

export function mailFile(dataDir: string, id: string): string {
  return join(dataDir, OUTBOX_FOLDER, `${id}.eml`);
}

/** Writes a mail so that a reader never sees half of it, and a power cut loses no mail. */
async function writeDurably(folder: string, id: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draftPath = join(folder, `.${id}.tmp`);
  await writeFile(draftPath, content, { mode: 0o600, flush: true });
  await rename(draftPath, join(folder, `${id}.eml`));
  await using handle = await open(folder, 'r');
  await handle.sync();
}

export function mailFileDelivery(dataDir: string, envelope: Envelope): ChannelDelivery<Email> {
  return {
    concurrency: FILES_AT_ONCE,
    async deliver(outgoing) {
      if (!outgoing.payload.to && !envelope.to(outgoing.form).length) throw new NoRecipients();
      const { createTransport } = await import('nodemailer');
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await writer.sendMail(mailFields(outgoing, envelope));
      await writeDurably(join(dataDir, OUTBOX_FOLDER), outgoing.id, message as Buffer);
    },
    classify: classifyFailure,
    withdraw: (id) => removeMailFiles(dataDir, [id]),
  };
}

export async function removeMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = join(dataDir, OUTBOX_FOLDER);
  if (!existsSync(folder)) return;
  const paths = ids.flatMap((id) => [mailFile(dataDir, id), join(folder, `.${id}.tmp`)]);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
