import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { startMailServer } from '../../support/mail-server.ts';
import type { AtLatest } from './storage.ts';

export async function startSmtp(
  options: SMTPServerOptions = {},
  atLatest: AtLatest = onTestFinished,
) {
  const server = await startMailServer(options);
  atLatest(server.stop);
  return server;
}

/** Starts a mail server that answers each recipient with this code; 250 accepts the recipient. */
export const startSmtpAnswering = (codeFor: (address: string) => number | Promise<number>) =>
  startSmtp({
    async onRcptTo({ address }, _session, callback) {
      const responseCode = await codeFor(address);
      callback(responseCode === 250 ? null : Object.assign(new Error('no'), { responseCode }));
    },
  });
