import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Delivery, type Envelope, mailFields } from './delivery.ts';

/** Folder in the data directory that takes the mails while no mail server is configured. */
export const OUTBOX_FOLDER = 'outbox';

/** In: data directory and id of a mail. Out: the file it is written to. */
export function mailFile(dataDir: string, id: string): string {
  return join(dataDir, OUTBOX_FOLDER, `${id}.eml`);
}

async function syncToDisk(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Written beside its place, synced and renamed: a reader never sees half a mail, and a power cut keeps the whole one. */
async function writeDurably(folder: string, id: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${id}.tmp`);
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, join(folder, `${id}.eml`));
  await syncToDisk(folder);
}

/** In: data directory, sender and recipients. Out: a delivery that writes one .eml file for each mail. */
export function fileDelivery(dataDir: string, envelope: Envelope): Delivery {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(mailFields(mail, envelope));
      await writeDurably(join(dataDir, OUTBOX_FOLDER), mail.id, message as Buffer);
    },
    withdraw: (id) => removeMailFile(dataDir, id),
    close: () => undefined,
  };
}

/** In: data directory and id of a mail. Removes its file and what an interrupted write may have left. */
export async function removeMailFile(dataDir: string, id: string): Promise<void> {
  await rm(mailFile(dataDir, id), { force: true });
  await rm(join(dataDir, OUTBOX_FOLDER, `.${id}.tmp`), { force: true });
}
