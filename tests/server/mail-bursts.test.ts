import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { Storage } from '../../server/storage/open-storage.ts';
import { startMailing, storeOneLead, untilOnlyLeft } from './support/outbox.ts';
import { hangUp, type Reply, replyWith, scriptedSmtp } from './support/scripted-smtp.ts';
import { startSmtp } from './support/smtp.ts';
import { freshStorage } from './support/storage.ts';

/** The first pause between two attempts is much longer. */
const AT_ONCE_MS = 4_000;

async function storeMany(storage: Storage, count: number) {
  for (let i = 0; i < count; i++) await storeOneLead(storage, `visitor-${i}@firm.example`);
}

async function sendBurst(url: string, count: number) {
  const storage = await freshStorage('sqlite');
  await storeMany(storage, count);
  const start = performance.now();
  const outbox = startMailing(storage, { SMTP_URL: url, SMTP_CONNECTIONS: '1' });
  await untilOnlyLeft(storage);
  return { storage, outbox, ms: performance.now() - start };
}

/** Answers this many mails of a connection normally and the next one with this reply. */
function answerAfter(mails: number, reply: Reply): Reply {
  const answeredMails = new WeakMap<Socket, number>();
  return (answer, socket) => {
    const count = answeredMails.get(socket) ?? 0;
    answeredMails.set(socket, count + 1);
    return count < mails ? socket.write(answer) : reply(answer, socket);
  };
}

test('the mails of a burst share connections, at most fifty each', async () => {
  const clients: number[] = [];
  const smtp = await startSmtp({
    onConnect({ remotePort }, callback) {
      clients.push(remotePort);
      callback();
    },
  });
  await sendBurst(smtp.url, 120);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(120);
  expect(smtp.mails).toHaveLength(120);
  expect(clients).toHaveLength(3);
});

const answerFourthWith = (text: string) => answerAfter(3, replyWith(`${text}\r\n`));
const goodbye = answerAfter(2, replyWith('250 queued\r\n421 4.4.2 bye\r\n'));
test.each([
  ['hangs up after an answer', { dot: answerAfter(2, (answer, socket) => socket.end(answer)) }],
  ['hangs up at the next mail', { MAIL: answerAfter(3, hangUp) }],
  ['hangs up at the next recipient', { RCPT: answerAfter(3, hangUp) }],
  ['says goodbye after an answer', { dot: goodbye }],
  ['answers the next mail with 421', { MAIL: answerFourthWith('421 4.7.0 too many mails') }],
  ['answers the next recipient with 421', { RCPT: answerFourthWith('421 4.7.0 too many') }],
  ['answers the next mail with 452', { MAIL: answerFourthWith('452 4.5.3 too many mails') }],
  ['refuses the next mail', { DATA: answerFourthWith('554 5.7.0 too many mails') }],
])('a mail server that %s delays no mail and gets each mail once', async (_, script) => {
  const smtp = await scriptedSmtp(script);
  const { storage, ms } = await sendBurst(smtp.url, 10);
  expect(ms).toBeLessThan(AT_ONCE_MS);
  expect(smtp.mails).toHaveLength(10);
  expect(smtp.hellos).toHaveLength(4);
  const attempts = await storage.database.selectFrom('outbox').select('attempts').execute();
  expect(attempts).toEqual(attempts.map(() => ({ attempts: 1 })));
});

test('a mail that was transferred on a reused connection and not confirmed is tried again later', async () => {
  const smtp = await scriptedSmtp({ dot: answerAfter(1, hangUp) });
  const storage = await freshStorage('sqlite');
  await storeMany(storage, 2);
  startMailing(storage, { SMTP_URL: smtp.url, SMTP_CONNECTIONS: '1' });
  const last_error = expect.stringMatching(/^E\w+, handed over and not answered$/);
  await untilOnlyLeft(storage, { attempts: 1, last_error });
  expect(smtp.mails).toHaveLength(2);
});
