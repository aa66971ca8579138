import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { IDLE_TIMEOUT_MS } from '../../server/http/listening.ts';
import { sharedServer } from '../server/support/server-process.ts';
import { whileVisitorReads } from '../server/support/while-visitor-reads.ts';

/**
 * Without clients the tests are skipped, because each waits for a deadline of the server. `npm run
 * prove -- hostile` sets their number.
 */
const CLIENTS = Number(process.env.HOSTILE_CLIENTS || 0);
/** The server notices a deadline up to this much later, in ms. */
const SLACK_MS = 5_000;
/** A page or a lead may take this long during the attack, in ms; this process runs all clients. */
const ANSWER_MS = 1_000;
const LIMIT_MS = 3 * IDLE_TIMEOUT_MS;
const HEAD =
  'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const shared = sharedServer();

/** Returns how many connections are still open after this time. */
async function countOpen(connectClient: (socket: Socket, index: number) => void, withinMs: number) {
  const port = Number(new URL(shared.server.url).port);
  const endsAt = performance.now() + withinMs;
  const sockets = Array.from({ length: CLIENTS }, (_, index) => {
    const socket: Socket = connect(port, '127.0.0.1', () => connectClient(socket, index));
    return socket.on('error', () => undefined);
  });
  const open = () => sockets.filter((socket) => !socket.closed).length;
  while (open() > 0 && performance.now() < endsAt) await pause(200);
  const left = open();
  for (const socket of sockets) socket.destroy();
  return left;
}

describe.runIf(CLIENTS)(`while ${CLIENTS} clients`, () => {
  test.each<[string, (socket: Socket, index: number) => void, number]>([
    [
      'send nothing, or send headers or a body byte by byte',
      (socket, index) => {
        socket.resume();
        if (index % 3 === 0) return;
        const start =
          index % 3 === 1
            ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
            : `${HEAD}Content-Length: 500\r\n\r\n{`;
        socket.write(start);
        const drip = setInterval(() => socket.write(' '), 2_000);
        socket.on('close', () => clearInterval(drip));
      },
      IDLE_TIMEOUT_MS + SLACK_MS,
    ],
    [
      'request much and read nothing',
      (socket, index) => {
        socket.write(
          `GET ${index % 2 ? '/contact' : `/nothing-${index}`} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(
            20,
          ),
        );
        socket.pause();
        // A paused socket does not notice its end, so it reads at last.
        setTimeout(() => socket.resume(), 2 * IDLE_TIMEOUT_MS).unref();
      },
      // Node grants a connection that has read a part of the response the same time again.
      2 * IDLE_TIMEOUT_MS + SLACK_MS,
    ],
  ])(
    '%s, other visitors get answers, and these clients are disconnected',
    async (_, connectClient, withinMs) => {
      const durations = await whileVisitorReads(shared.server.url, async () =>
        expect(await countOpen(connectClient, withinMs)).toBe(0),
      );
      expect(durations.at(-1)).toBeLessThan(ANSWER_MS);
    },
    LIMIT_MS,
  );
});
