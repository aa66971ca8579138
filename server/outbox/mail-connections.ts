import type { Mail, SendMailOptions, SMTPPoolOptions, SMTPPoolSentMessageInfo } from 'nodemailer';

/** A connection is closed if no other mail comes within this time, in ms. */
const IDLE_MS = 500;
const MAILS_PER_CONNECTION = 50;

/** The progress of a mail. It is done when the mail server has received the whole mail. */
export type Handover = { isDone(): boolean; done(): void };

type Connection = {
  transport: Mail<SMTPPoolSentMessageInfo, SMTPPoolOptions>;
  handover?: Handover;
  closing?: NodeJS.Timeout;
};

/**
 * Creates connections to a mail server. A connection sends a second mail only right after an accepted mail. While there are
 * no mails, no connection is open: so none can break or use up a limit of the mail server. QUIT and RSET are not sent,
 * because we would have to wait for the answers.
 */
export function mailConnections(options: SMTPPoolOptions) {
  const idle: Connection[] = [];

  async function open(): Promise<Connection> {
    // The library is loaded with the first mail, because loading it takes a tenth of a start.
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
      // The mail server answered before it had the whole mail, so the answer is not valid.
      if (!handover.isDone())
        throw Object.assign(new Error('the mail server answered before it had the whole mail'), {
          code: 'EPROTOCOL',
        });
      rest(connection);
      return sent;
    } catch (error) {
      close(connection);
      throw error;
    }
  }

  /**
   * Sends a mail. If a used connection fails before the mail was handed over, a new connection sends it. Errors: those of
   * the mail server and of the connection.
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
