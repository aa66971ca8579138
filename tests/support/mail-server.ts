import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = Email & { envelopeFrom: string; envelopeTo: string[]; raw: string };

const RECEIPTS = new Set([
  'We have your request',
  'The report you asked for',
  'Your intake script',
]);

const POLL_MS = 25;
const DEFAULT_WAIT_MS = 15_000;

/** Starts an SMTP server. Its list of mails excludes receipts. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(raw);
        if (RECEIPTS.has(mail.subject ?? '')) return void done();
        mails.push({
          ...mail,
          raw,
          envelopeFrom: mailFrom ? mailFrom.address : '',
          envelopeTo: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  server.on('error', () => {
    // A server that is killed during a mail resets its connection.
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  async function waitForMails(count: number, withinMs = DEFAULT_WAIT_MS): Promise<ReceivedMail[]> {
    const deadline = Date.now() + withinMs;
    while (mails.length < count) {
      if (Date.now() > deadline)
        throw new Error(`${mails.length} of ${count} mails came in ${withinMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return mails;
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, waitForMails, close };
}
