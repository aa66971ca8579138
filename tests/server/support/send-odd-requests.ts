import { connect } from 'node:net';

/** A client that has no answer by then says so, in ms. */
const SILENT_MS = 15_000;

/**
 * The status of the answer, "closed" when the connection ended without one, "silent" when nothing
 * came.
 */
function sendRaw(port: number, request: string) {
  return new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    const done = (status: string) => {
      resolve(status);
      // leaves no port behind, of which there are fewer than requests
      socket.resetAndDestroy();
    };
    const timer = setTimeout(() => done('silent'), SILENT_MS);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1', 0, 12);
      if (answer.length >= 12) done(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'no status');
    });
    // a server that is not there answers nothing wrong either
    socket.on(
      'error',
      ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED' && done('refused'),
    );
    socket.on('close', () => {
      clearTimeout(timer);
      done('closed');
    });
  });
}

/**
 * Sends them all, some at once; how often each status came, and the first requests of those that
 * must not come.
 */
export async function sendOddRequests(port: number, requests: Iterable<string>, atOnce: number) {
  const statuses: Record<string, number> = {};
  const wrong: [status: string, request: string][] = [];
  const left = requests[Symbol.iterator]();
  async function keepSending() {
    for (let next = left.next(); !next.done; next = left.next()) {
      const status = await sendRaw(port, next.value);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // what is not implemented is refused, too
      if (!/^([1-4]\d\d|501|505|closed)$/.test(status))
        wrong.push([status, next.value.slice(0, 300)]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepSending));
  return { statuses, wrong: wrong.slice(0, 10) };
}
