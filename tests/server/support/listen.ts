import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOn } from '../../support/listen-on.ts';

/** Starts an HTTP server until the test is over. Returns its address. */
export async function listen(respond: RequestListener) {
  const server = createServer(respond);
  const port = await listenOn(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

/** Writes the piece again and again, as fast as the client reads, until the client leaves. */
export function writeWithoutEnd(response: ServerResponse, piece: string) {
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once('drain', () => writeWithoutEnd(response, piece));
}
