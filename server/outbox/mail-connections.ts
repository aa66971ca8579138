import type { Mail, SendMailOptions, SMTPPoolOptions, SMTPPoolSentMessageInfo } from 'nodemailer';

const MAX_IDLE_MS = 500;
const MAILS_PER_CONNECTION = 50;

/** A handover is done when the mail server has received the whole mail. */
export type Handover = { isDone(): boolean; done(): void };

type Connection = {
  transport: Mail<SMTPPoolSentMessageInfo, SMTPPoolOptions>;
  handover?: Handover;
  closeTimer?: NodeJS.Timeout;
};

// After an accepted mail, a connection stays open for a moment and can send the next mail. It does
// not stay open longer, because it could break, or count against a limit of the mail server. QUIT
// and RSET are not sent, because we would have to wait for the answers.
export function mailConnections(options: SMTPPoolOptions) {
  const idleConnections: Connection[] = [];

  async function open(): Promise<Connection> {
    // The library is loaded with the first mail: at a start, it would take a tenth of the time.
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

  function addIdle(connection: Connection) {
    idleConnections.push(connection);
    connection.closeTimer = setTimeout(() => {
      idleConnections.splice(idleConnections.indexOf(connection), 1);
      close(connection);
    }, MAX_IDLE_MS);
  }

  async function sendOver(connection: Connection, mail: SendMailOptions, handover: Handover) {
    clearTimeout(connection.closeTimer);
    connection.handover = handover;
    try {
      const receipt = await connection.transport.sendMail(mail);
      if (!handover.isDone())
        throw Object.assign(new Error('the mail server answered before it had the whole mail'), {
          code: 'EPROTOCOL',
        });
      addIdle(connection);
      return receipt;
    } catch (error) {
      close(connection);
      throw error;
    }
  }

  /** If a used connection fails before the mail was handed over, a new connection sends it. */
  return async function send(mail: SendMailOptions & { signal: AbortSignal }, handover: Handover) {
    const idleConnection = idleConnections.pop();
    if (!idleConnection) return sendOver(await open(), mail, handover);
    try {
      return await sendOver(idleConnection, mail, handover);
    } catch (error) {
      if (handover.isDone() || mail.signal.aborted) throw error;
      return sendOver(await open(), mail, handover);
    }
  };
}
