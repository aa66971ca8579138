import { connect } from 'node:net';

/** A client reports "silent" after this time, in ms. */
const SILENT_MS = 15_000;

/** Returns the status, "closed" when the connection ended without one, or "silent". */
function sendRaw(port: number, request: string) {
  return new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    const done = (status: string) => {
      resolve(status);
      // A reset leaves no port in TIME_WAIT; there are fewer ports than requests.
      socket.resetAndDestroy();
    };
    const timer = setTimeout(() => done('silent'), SILENT_MS);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1', 0, 12);
      if (answer.length >= 12) done(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'no status');
    });
    // A refused connection gives no wrong answer.
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

/** Returns how often each status came, and the first requests with an unexpected one. */
export async function sendOddRequests(port: number, requests: Iterable<string>, atOnce: number) {
  const statuses: Record<string, number> = {};
  const unexpected: [status: string, request: string][] = [];
  const left = requests[Symbol.iterator]();
  async function keepSending() {
    for (let next = left.next(); !next.done; next = left.next()) {
      const status = await sendRaw(port, next.value);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!/^([1-4]\d\d|501|505|closed)$/.test(status))
        unexpected.push([status, next.value.slice(0, 300)]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepSending));
  return { statuses, wrong: unexpected.slice(0, 10) };
}
