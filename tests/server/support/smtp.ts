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
