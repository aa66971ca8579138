import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { listenOn } from '../../support/listen-on.ts';

export const STEPS = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot'] as const;
export type Step = (typeof STEPS)[number];

const ANSWERS: Record<Step, string> = {
  greeting: '220 mx.test ESMTP\r\n',
  EHLO: '250-mx.test\r\n250-SIZE 1000000\r\n250 8BITMIME\r\n',
  MAIL: '250 ok\r\n',
  RCPT: '250 ok\r\n',
  DATA: '354 go ahead\r\n',
  dot: '250 queued\r\n',
};

export type Reply = (answer: string, socket: Socket) => unknown;

export const replyAfter =
  (ms: number): Reply =>
  async (answer, socket) => {
    await pause(ms);
    if (!socket.destroyed) socket.write(answer);
  };
export const replyInPieces: Reply = async (answer, socket) => {
  for (const byte of answer) {
    if (socket.destroyed) return;
    socket.write(byte);
    await pause(2);
  }
};
export const noAnswer: Reply = () => undefined;
export const hangUp: Reply = (_, socket) => socket.destroy();
export const replyWith =
  (text: string): Reply =>
  (_, socket) =>
    socket.write(text);

/** The first script answers the first connection, and so on; the last one answers all others. */
export async function scriptedSmtp(...scripts: Partial<Record<Step, Reply>>[]) {
  const mails: string[] = [];
  const hellos: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const script = scripts.length > 1 ? (scripts.shift() ?? {}) : (scripts[0] ?? {});
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const answer = (step: Step) => {
      const reply = script[step];
      if (reply) reply(ANSWERS[step], socket);
      else socket.write(ANSWERS[step]);
    };
    let unreadText = '';
    let inMail = false;
    answer('greeting');
    socket.on('data', (data) => {
      unreadText += data.toString('latin1');
      for (;;) {
        const terminator = inMail ? '\r\n.\r\n' : '\r\n';
        const endIndex = unreadText.indexOf(terminator);
        if (endIndex < 0) return;
        const line = unreadText.slice(0, endIndex);
        unreadText = unreadText.slice(endIndex + terminator.length);
        if (inMail) mails.push(line);
        const step = inMail ? 'dot' : STEPS.find((name) => line.startsWith(name));
        inMail = step === 'DATA';
        if (step === 'EHLO') hellos.push(line);
        if (step) answer(step);
      }
    });
  });
  const port = await listenOn(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { mails, hellos, url: `smtp://127.0.0.1:${port}` };
}
