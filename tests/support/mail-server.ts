import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listenOn } from './listen-on.ts';

type ReceivedMail = Email & { envelopeTo: string[]; raw: string };

/** Starts an SMTP server. `options` may refuse mails. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The client was killed during the mail, so it does not count.
        callback(error as Error);
        return;
      }
      const raw = Buffer.concat(chunks).toString();
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ ...(await PostalMime.parse(raw)), envelopeTo, raw });
      callback();
    },
    ...options,
  });
  // A killed client drops its connection, which these tests expect.
  server.on('error', () => undefined);
  const port = await listenOn(server.server);
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, port, url: `smtp://127.0.0.1:${port}`, stop };
}
