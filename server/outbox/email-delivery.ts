import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Settings } from '../settings.ts';
import { type Deliver, type Failure, type Outgoing, PartlyDelivered } from './channels.ts';
import type { Email } from './email.ts';
import { onFirstUse } from './on-first-use.ts';

/** All in ms. Unset, the library waits up to ten minutes. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
} as const;

/** Connections are kept open through a burst of mails; a mail that one loses goes back to the outbox, which knows when to repeat. */
const SMTP_POOL = { pool: true, maxRequeues: 0, idleTimeout: 10_000 } as const;
/** Files that are written at the same time. */
const FILES_AT_ONCE = 4;

/** Folder in the data directory that takes the mails while no mail server is configured. */
const OUTBOX_FOLDER = 'outbox';

type Thrown = {
  code?: string | number;
  name?: string;
  responseCode?: number;
  /** One for each recipient that was refused. */
  rejectedErrors?: Thrown[];
};

/** Stages at which the answer is about this mail and not about the connection or the login. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/**
 * Permanent by their first digit, and worth a repeat: about the session or the login (RFC 5321, RFC 4954), which can be
 * set right, or a full mailbox (552), which is emptied one day.
 */
const WORTH_A_REPEAT = new Set([503, 530, 534, 535, 538, 552]);

function classifyOne({ code: given, name, responseCode }: Thrown): Failure {
  // a broken-off attempt carries a number that says nothing to a person; its name says "TimeoutError"
  const code = typeof given === 'number' ? String(name) : (given ?? 'EUNKNOWN');
  const permanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const forGood = permanent && ABOUT_THE_MAIL.has(code) && !WORTH_A_REPEAT.has(responseCode);
  return { code: responseCode ? `${code} ${responseCode}` : code, forGood };
}

/** Whether a mail server's answer is about this mail for good: while one refusal of several is not, it is tried again. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof PartlyDelivered) {
    const { code, forGood } = classifyFailure(error.cause);
    return { code: `${code}, some recipients have it`, forGood };
  }
  const thrown = (error ?? {}) as Thrown;
  const failures = (thrown.rejectedErrors ?? [thrown]).map(classifyOne);
  return failures.find(({ forGood }) => !forGood) ?? failures[0] ?? classifyOne(thrown);
}

type Envelope = { from: string; to: string[] };

/** Nobody is named who gets leads; tried again, for that can be set right. */
class NoRecipients extends Error {
  readonly code = 'ENORECIPIENTS';
}

/** The fields of the mail library. */
function mailFields({ createdAt, payload }: Outgoing<Email>, envelope: Envelope) {
  const { accepted: _, ...message } = payload;
  return {
    ...envelope,
    ...message,
    date: createdAt,
    // nothing a visitor wrote may make the library open a file or an address
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function rejection(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the connection to SMTP_URL must be encrypted: a password never leaves this machine in the clear. */
export function mustEncrypt(url: string) {
  const { hostname, password } = new URL(url);
  return password !== '' && !THIS_MACHINE.has(hostname);
}

/** The library is read with the first mail: that is a tenth of a start. */
const readLibrary = () => import('nodemailer');

/** The library sends the domain of an address, and gives it back, as mail servers know it: in ASCII. */
function asSent(address: string) {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}
const sameAddress = (one: string, other: string) => asSent(one) === asSent(other);

function smtpDelivery(url: string, maxConnections: number, envelope: Envelope): Deliver<Email> {
  const pool = { ...SMTP_POOL, maxConnections };
  const options = { url, requireTLS: mustEncrypt(url), ...pool, ...SMTP_TIMEOUTS };
  const transport = onFirstUse(readLibrary, ({ createTransport }) => createTransport(options));
  return {
    atOnce: maxConnections,
    async deliver(outgoing, signal) {
      const { payload } = outgoing;
      const before = payload.accepted ?? [];
      // Who is asked now: a wrong address that was set right since then, and nobody who has the mail.
      const to = envelope.to.filter((address) => !before.some((had) => sameAddress(had, address)));
      if (!to.length && before.length) return;
      // with nobody to send to nothing was delivered, whatever the mail server would say
      if (!to.length) throw new NoRecipients();
      const mail = { ...mailFields(outgoing, envelope), envelope: { from: envelope.from, to }, signal };
      const sent = transport.get().then((opened) => opened.sendMail(mail));
      // the library stops listening to the signal once the mail is on its way
      const { rejected, rejectedErrors } = await Promise.race([sent, rejection(signal)]);
      if (!rejected.length) return;
      const accepted = to.filter((address) => !rejected.some((refused) => sameAddress(refused, address)));
      throw new PartlyDelivered({ ...payload, accepted: [...before, ...accepted] }, { rejectedErrors });
    },
    classify: classifyFailure,
    withdraw: async () => undefined,
    close: () => transport.ifOpen((opened) => opened.close()),
  };
}

/** The file a mail is written to. */
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

function fileDelivery(dataDir: string, envelope: Envelope): Deliver<Email> {
  const writer = onFirstUse(readLibrary, ({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    atOnce: FILES_AT_ONCE,
    async deliver(outgoing) {
      if (!envelope.to.length) throw new NoRecipients();
      const { message } = await (await writer.get()).sendMail(mailFields(outgoing, envelope));
      await writeDurably(join(dataDir, OUTBOX_FOLDER), outgoing.id, message as Buffer);
    },
    classify: classifyFailure,
    withdraw: (id) => removeMailFiles(dataDir, [id]),
    close: () => undefined,
  };
}

/** Removes the files of mails and what an interrupted write may have left. With a mail server there are none. */
export async function removeMailFiles(dataDir: string, ids: readonly string[]): Promise<void> {
  const folder = join(dataDir, OUTBOX_FOLDER);
  if (!existsSync(folder)) return;
  const paths = ids.flatMap((id) => [mailFile(dataDir, id), join(folder, `.${id}.tmp`)]);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

type MailSettings = Pick<Settings, 'MAIL_FROM' | 'LEADS_TO' | 'SMTP_URL' | 'SMTP_CONNECTIONS' | 'DATA_DIR'>;

/** Mails go to the mail server, or into files in the data directory when there is none. */
export function emailDelivery(settings: MailSettings): Deliver<Email> {
  const { MAIL_FROM, LEADS_TO, SMTP_URL, SMTP_CONNECTIONS, DATA_DIR } = settings;
  const envelope = { from: MAIL_FROM, to: LEADS_TO };
  return SMTP_URL ? smtpDelivery(SMTP_URL, SMTP_CONNECTIONS, envelope) : fileDelivery(DATA_DIR, envelope);
}

/** What stands behind the @ of every Message-ID. */
export function messageDomain({ MAIL_FROM }: Pick<Settings, 'MAIL_FROM'>): string {
  return /@([^\s@>]+)>?$/.exec(MAIL_FROM)?.[1] ?? 'localhost';
}
