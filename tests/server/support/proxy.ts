import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from '../../support/listen-on.ts';

/**
 * Starts a proxy that can pause: it then accepts everything, passes nothing on and answers nothing.
 */
export async function startProxy(target: URL, port = 0) {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const proxy = createServer((clientSocket) => {
    const serverSocket = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isPaused) from.pause();
    }
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(await listenOn(proxy, port));
  const forEachSocket = (action: (socket: Socket) => void) => {
    for (const socket of sockets) action(socket);
  };
  return {
    url,
    pause() {
      isPaused = true;
      forEachSocket((socket) => socket.pause());
    },
    resume() {
      isPaused = false;
      forEachSocket((socket) => socket.resume());
    },
    disconnect: () => forEachSocket((socket) => socket.destroy()),
    async stop() {
      forEachSocket((socket) => socket.destroy());
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
