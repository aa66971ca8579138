import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { CONTACT_BODY_MAX } from '../../server/functions/send-contact-email.ts';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { allLeads, eraseDelivered } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { sharedServer } from './support/server-process.ts';

// Only real HTTP shows how the server receives a body.
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const JSON_BODY = JSON.stringify(VISITOR);
const STORED = { message: contactCopy().session.thanks };

const shared = sharedServer();
afterEach(() => eraseDelivered(shared.storage.database));
const stored = () => allLeads(shared.storage.database);

async function sendChunks(
  pieces: Iterable<string>,
  { type = JSON_TYPE, pauseMs = 0, end = true } = {},
) {
  const outgoing = httpRequest(`${shared.server.url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': type },
    agent: false,
  });
  const responded = once(outgoing, 'response');
  for (const piece of pieces) {
    outgoing.write(piece);
    if (pauseMs) await pause(pauseMs);
  }
  if (end) outgoing.end();
  const [incoming] = (await responded) as [IncomingMessage];
  const text = (await incoming.toArray()).join('');
  outgoing.destroy();
  return { status: incoming.statusCode, location: incoming.headers.location, text };
}

async function sendRaw(headers: string[], body: string): Promise<string> {
  const socket = connect(Number(new URL(shared.server.url).port), '127.0.0.1');
  const head = [
    `POST ${CONTACT_PATH} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${JSON_TYPE}`,
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
  return (await socket.toArray()).join('');
}

test('a lead in chunks is stored', async () => {
  const { status, text } = await sendChunks([JSON_BODY.slice(0, 30), JSON_BODY.slice(30)]);
  expect([status, JSON.parse(text)]).toMatchObject([200, STORED]);
  expect(await stored()).toMatchObject([{ kind: 'strategy-session', data: VISITOR }]);
});

test('a plain form in chunks is stored and leads to the thank-you page', async () => {
  const form = new URLSearchParams(VISITOR).toString();
  const { status, location } = await sendChunks([form.slice(0, 9), form.slice(9)], {
    type: FORM_TYPE,
  });
  expect([status, location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\/thank-you\?booking=/),
  ]);
  expect(await stored()).toMatchObject([{ data: VISITOR }]);
});

test('a body with a declared length above the limit is refused before it arrives', async () => {
  const answer = await sendRaw([`Content-Length: ${CONTACT_BODY_MAX + 1}`], '');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a wrong declared length stores nothing and affects no other request', async () => {
  const bytes = Buffer.byteLength(JSON_BODY);
  expect(await sendRaw([`Content-Length: ${bytes - 1}`], JSON_BODY)).toMatch(/^HTTP\/1\.1 400 /);
  await sendRaw([`Content-Length: ${bytes + 1}`], JSON_BODY);
  const chunked = `${bytes.toString(16)}\r\n${JSON_BODY}\r\n0\r\n\r\n`;
  const response = await sendRaw(['Content-Length: 5', 'Transfer-Encoding: chunked'], chunked);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(await stored()).toEqual([]);
  expect((await sendChunks([JSON_BODY])).status).toBe(200);
});
