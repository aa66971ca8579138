import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { emailChannels } from '../../../server/outbox/smtp-delivery.ts';
import { openWebhook } from '../../../server/outbox/webhook-delivery.ts';
import { readSettings } from '../../../server/settings.ts';
import { freshApp } from './app.ts';
import { BUSINESS } from './business.ts';
import { listen } from './listen.ts';
import { recordingLog, startMailing } from './outbox.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const PATH = '/hooks/catch/12345/secret-part';

export async function startReceiver(answer: RequestListener) {
  const requests: { headers: Record<string, string>; path: string; body: string }[] = [];
  const url = await listen(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    requests.push({ headers, path: request.url ?? '', body: await text(request) });
    answer(request, response);
  });
  return { requests, url: url + PATH };
}
export const answerWith =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end();

/** The outbox writes mails into files and posts to the receiver. */
export async function siteWithWebhook(url: string, env: Record<string, string> = {}) {
  const webhookSettings = { WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET, ...env };
  const { log, lines } = recordingLog();
  const site = await freshApp(webhookSettings, { log });
  const settings = readSettings({
    CONTENT_DIR: BUSINESS,
    ...webhookSettings,
    DATA_DIR: site.storage.settings.DATA_DIR,
  });
  const start = () => {
    const channels = { ...emailChannels(settings), ...openWebhook(settings) };
    return startMailing(site.storage, {}, { channels, log });
  };
  return { ...site, lines, start };
}
