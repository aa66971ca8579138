import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { AtLatest } from './storage.ts';

type ReceivedMail = Email & { envelopeTo: string[]; raw: string };

/**
 * In: answers other than "accepted" and a port (0 = free). Out: a real mail server that keeps what
 * it gets.
 */
export async function startSmtp(
  options: SMTPServerOptions = {},
  port = 0,
  atLatest: AtLatest = onTestFinished,
) {
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
        // the client was killed half way through the mail, which therefore does not count
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
  // a client that is killed drops its connection: that is what the tests are about
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  atLatest(stop);
  return { mails, port: bound, url: `smtp://127.0.0.1:${bound}`, stop };
}
