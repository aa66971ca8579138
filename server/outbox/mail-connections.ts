import type { Mail, SendMailOptions, SMTPPoolOptions, SMTPPoolSentMessageInfo } from 'nodemailer';

/** A connection is closed when no next mail comes within this time, in ms. */
const IDLE_MS = 500;
const MAILS_PER_CONNECTION = 50;

/** The progress of one mail; "handed over" means that the mail server has all of it. */
export type Handover = { isDone(): boolean; done(): void };

type Connection = {
  transport: Mail<SMTPPoolSentMessageInfo, SMTPPoolOptions>;
  handover?: Handover;
  closing?: NodeJS.Timeout;
};

/**
 * Connections to a mail server. A connection takes the next mail only within a burst: right after a mail that was accepted.
 * While the outbox rests none is open, so none can die or occupy a place. No goodbye is said and no reset requested, so
 * nothing waits for their answers.
 */
export function mailConnections(options: SMTPPoolOptions) {
  const idle: Connection[] = [];

  async function open(): Promise<Connection> {
    // the library is read with the first mail: that is a tenth of a start
    const { createTransport } = await import('nodemailer');
    const limits = { maxConnections: 1, maxMessages: MAILS_PER_CONNECTION, maxRequeues: 0 };
    const transport = createTransport({ ...options, ...limits, pool: true });
    const connection: Connection = { transport };
    transport.use('stream', ({ message }, next) => {
      message.processFunc((content) => content.once('end', () => connection.handover?.done()));
      next();
    });
    return connection;
  }

  const close = ({ transport }: Connection) => transport.close({ force: true });

  function rest(connection: Connection) {
    idle.push(connection);
    connection.closing = setTimeout(() => {
      idle.splice(idle.indexOf(connection), 1);
      close(connection);
    }, IDLE_MS);
  }

  async function sendOver(connection: Connection, mail: SendMailOptions, handover: Handover) {
    clearTimeout(connection.closing);
    connection.handover = handover;
    try {
      const sent = await connection.transport.sendMail(mail);
      // the mail server answered before it had the whole mail, so the answer is void
      if (!handover.isDone())
        throw Object.assign(new Error('answered too early'), { code: 'EPROTOCOL' });
      rest(connection);
      return sent;
    } catch (error) {
      close(connection);
      throw error;
    }
  }

  /**
   * Returns the recipients that were refused. Errors: those of the mail server and of the connection; those of a used
   * connection only after the handover.
   */
  return async function send(mail: SendMailOptions & { signal: AbortSignal }, handover: Handover) {
    const used = idle.pop();
    if (!used) return sendOver(await open(), mail, handover);
    try {
      return await sendOver(used, mail, handover);
    } catch (error) {
      if (handover.isDone() || mail.signal.aborted) throw error;
      return sendOver(await open(), mail, handover);
    }
  };
}
