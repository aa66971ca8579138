/** Asks for the home page over a few kept connections for a while and prints requests a second. */
import { connect } from 'node:net';

const CONNECTIONS = 32;
/** Requests under way on one connection, so that the client is not what is measured. */
const PIPELINED = 16;
const WARM_UP_MS = 1_000;
const MEASURE_MS = 4_000;

const { hostname, port } = new URL(process.argv[2] ?? '');
const REQUEST = `GET / HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`;
/** Size of one answer in bytes: the same for every request but for the date, whose length is fixed. */
let answerBytes = 0;
let received = 0;

function sizeOfAnswer(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(REQUEST));
    let data = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      data = Buffer.concat([data, chunk]);
      const head = data.indexOf('\r\n\r\n');
      if (head === -1) return;
      const text = data.subarray(0, head).toString('latin1');
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text));
      socket.destroy();
      resolve(head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1]));
    });
  });
}

function keepAsking(): void {
  const socket = connect(Number(port), hostname, () => socket.write(REQUEST.repeat(PIPELINED)));
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    const whole = Math.floor(bytes / answerBytes);
    if (whole === 0) return;
    bytes -= whole * answerBytes;
    received += whole;
    socket.write(REQUEST.repeat(whole));
  });
}

answerBytes = await sizeOfAnswer();
for (let i = 0; i < CONNECTIONS; i++) keepAsking();
await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
const before = received;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, MEASURE_MS));
console.log(((received - before) / (performance.now() - start)) * 1_000);
process.exit(0);
