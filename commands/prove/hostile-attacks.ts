import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { STILL_MS } from '../../server/http/listening.ts';
import { oddRequests } from '../../tests/server/support/odd-requests.ts';
import { sendOddRequests } from '../../tests/server/support/send-odd-requests.ts';

const AT_ONCE = 16;
const CLIENTS = 300;
/** Of one client: more than the system reads at once. */
const PIPELINED = 3_000;
const WAVES = 10;
const BETWEEN_WAVES_MS = 500;
const SEED = 20_251_122;
const DRIP_MS = 2_000;
/** What the server needs beyond its longest wait to notice, in ms. */
const SLACK_MS = 5_000;
/** Node gives a connection that has taken a part of an answer the same time once more, in ms. */
const UNREAD_MS = 2 * STILL_MS + SLACK_MS;

export type Outcome = { said: string; holds: boolean };

async function malformed(port: number, count: number): Promise<Outcome> {
  const { statuses, wrong } = await sendOddRequests(port, oddRequests(count, SEED), AT_ONCE);
  const said = `${JSON.stringify(statuses)}${wrong.length ? ` WRONG ${JSON.stringify(wrong)}` : ''}`;
  return { said, holds: wrong.length === 0 };
}

/** Opens many connections that each do the same; how many the server has cut in time. */
async function many(
  port: number,
  begin: (socket: Socket, at: number) => void,
  withinMs: number,
): Promise<Outcome> {
  let open = 0;
  const start = performance.now();
  const sockets = Array.from({ length: CLIENTS }, (_, at) => {
    const socket = connect(port, '127.0.0.1', () => begin(socket, at));
    open += 1;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open -= 1;
    });
    return socket;
  });
  while (open > 0 && performance.now() - start < withinMs) await pause(200);
  const took = ((performance.now() - start) / 1_000).toFixed(1);
  const holds = open === 0;
  for (const socket of sockets) socket.destroy();
  return { said: `${CLIENTS} connections, ${open} still open after ${took} s`, holds };
}

const HEAD =
  'POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** A third says nothing, a third sends headers and a third a body, a byte at a time. */
const slow = (port: number) =>
  many(
    port,
    (socket, at) => {
      socket.resume();
      if (at % 3 === 0) return;
      socket.write(
        at % 3 === 1 ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : `${HEAD}Content-Length: 500\r\n\r\n{`,
      );
      const drip = setInterval(() => socket.write(' '), DRIP_MS);
      socket.on('close', () => clearInterval(drip));
    },
    STILL_MS + SLACK_MS,
  );

/** Asks for much and reads nothing: a paused socket hears nothing of its end, so at last it reads. */
const unread = (port: number) =>
  many(
    port,
    (socket, at) => {
      const path = at % 2 ? '/llms-full.txt' : `/nothing-${at}`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
      socket.pause();
      setTimeout(() => socket.resume(), UNREAD_MS - SLACK_MS / 2).unref();
    },
    UNREAD_MS,
  );

/** Again and again far more in one piece than any client may have waiting. */
async function pipelined(port: number): Promise<Outcome> {
  const waves: Outcome[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const ask = (socket: Socket) =>
      socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PIPELINED));
    waves.push(await many(port, ask, SLACK_MS));
    await pause(BETWEEN_WAVES_MS);
  }
  const said = `${WAVES} times ${CLIENTS} connections with ${PIPELINED} requests; the last time ${waves.at(-1)?.said}`;
  return { said, holds: waves.every(({ holds }) => holds) };
}

export const ATTACKS = { malformed, slow, unread, pipelined };
