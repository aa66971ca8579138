import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MAX_CONTACT_BYTES } from '../../server/functions/send-contact-email.ts';
import { functionAddress } from '../../src/features/forms/backend-address.ts';
import { INTAKE_FUNCTIONS } from '../../src/features/intake/paths.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../support/intake-script.ts';
import { allLeads, eraseDelivered } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { post, sharedServer } from './support/server-process.ts';

// Only real HTTP shows how the server receives a request.
const JSON_TYPE = 'Content-Type: application/json';
const JSON_BODY = JSON.stringify(VISITOR);
/** One request may block all others for this long on a loaded machine, in ms. */
const ANSWER_MS = 5_000;

const shared = sharedServer();
afterEach(() => eraseDelivered(shared.storage.database));
const readStoredLeads = () => allLeads(shared.storage.database);
const openConnection = () =>
  connect(Number(new URL(shared.server.url).port), '127.0.0.1').on('error', () => undefined);

async function sendChunks(type: string, ...pieces: string[]) {
  const headers = { 'content-type': type };
  const address = `${shared.server.url}${CONTACT_PATH}`;
  const outgoing = httpRequest(address, { method: 'POST', headers, agent: false });
  for (const piece of pieces) outgoing.write(piece);
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  incoming.resume();
  return incoming.statusCode;
}

/** Returns the status; fetch would change such a request. */
async function statusOf(lines: string[], body = '') {
  const socket = openConnection();
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1]);
}
const getLines = (version: string, ...headers: string[]) => [`GET / HTTP/${version}`, ...headers];
const postLines = (...headers: string[]) => [
  `POST ${CONTACT_PATH} HTTP/1.1`,
  'Host: x',
  ...headers,
];

test.each([
  ['a lead', 'application/json', JSON_BODY, 200],
  ['a plain form', 'application/x-www-form-urlencoded', `${new URLSearchParams(VISITOR)}`, 303],
])('%s in chunks is stored', async (_, type, body, status) => {
  expect(await sendChunks(type, body.slice(0, 30), body.slice(30))).toBe(status);
  expect(await readStoredLeads()).toMatchObject([{ kind: 'strategy-session', data: VISITOR }]);
});

test('a wrong declared length stores nothing and affects no other request', async () => {
  const bytes = Buffer.byteLength(JSON_BODY);
  const tooShort = postLines(JSON_TYPE, `Content-Length: ${bytes - 1}`);
  expect(await statusOf(tooShort, JSON_BODY)).toBe(400);
  const tooLong = openConnection();
  const lines = postLines(JSON_TYPE, `Content-Length: ${bytes + 1}`);
  tooLong.end(`${lines.join('\r\n')}\r\n\r\n${JSON_BODY}`);
  await once(tooLong.resume(), 'close');
  const chunked = `${bytes.toString(16)}\r\n${JSON_BODY}\r\n0\r\n\r\n`;
  const both = postLines(JSON_TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked');
  expect(await statusOf(both, chunked)).toBe(400);
  expect(await readStoredLeads()).toEqual([]);
  expect(await sendChunks('application/json', JSON_BODY)).toBe(200);
});

const EXPECT = 'Expect: 100-continue';
test.each([
  ['a host that is none', getLines('1.1', 'Host: a b/c'), 400],
  ['two hosts in one', getLines('1.1', 'Host: a,b'), 400],
  ['two Host headers', getLines('1.1', 'Host: x', 'host: y'), 400],
  ['an empty host', getLines('1.1', 'Host:'), 400],
  ['no host, in version 1.0', getLines('1.0'), 200],
  ['the address of a host', getLines('1.1', 'Host: [::1]:4321'), 200],
  ['another version', getLines('2.0', 'Host: x'), 505],
  ['another coding', postLines(JSON_TYPE, 'Transfer-Encoding: gzip, chunked'), 501],
  ['a compressed body', postLines(JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2'), 415],
  ['an announced body', postLines(JSON_TYPE, EXPECT, 'Content-Length: 2'), 100],
  ['an announced long body', postLines(JSON_TYPE, EXPECT, 'Content-Length: 9000000'), 413],
  ['a body above its limit', postLines(JSON_TYPE, `Content-Length: ${MAX_CONTACT_BYTES + 1}`), 413],
  ['a body of text', postLines('Content-Type: text/plain', EXPECT, 'Content-Length: 2'), 415],
  ['a body for a page', ['PUT / HTTP/1.1', 'Host: x', EXPECT, 'Content-Length: 2'], 405],
])('a request with %s is answered at once and correctly', async (_, lines, status) => {
  expect(await statusOf(lines)).toBe(status);
});

test('a connection with thousands of requests at once is closed, and no other connection', async () => {
  const request = `${getLines('1.1', 'Host: x').join('\r\n')}\r\n\r\n`;
  const inUse = openConnection().resume();
  inUse.write(request.repeat(20));
  const greedy = openConnection().resume();
  greedy.write(request.repeat(3_000));
  await new Promise((resolve) => greedy.once('close', resolve));
  expect([inUse.destroyed, (await fetch(shared.server.url)).status]).toEqual([false, 200]);
  inUse.destroy();
});

test.runIf(hasFeature('ai-intake-builder')).each([
  ['remove', `remove ${'all the '.repeat(60)}x`],
  ['no', `no ${'all the '.repeat(60)}x`],
  ['add', `add${' as the'.repeat(60)} x`],
])('a change that repeats the text after "%s" is answered soon', async (_, refinementRequest) => {
  const body = { config: INTAKE_CONFIG, currentScript: FAKE_DOCUMENT, refinementRequest };
  const start = performance.now();
  const path = functionAddress('', INTAKE_FUNCTIONS.refine);
  expect((await post(shared.server.url, path, body)).status).toBe(400);
  expect(performance.now() - start).toBeLessThan(ANSWER_MS);
});
