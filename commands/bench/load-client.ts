/**
 * Asks for the same thing over kept connections for a while: <origin> <connections> <ms> and the request on
 * standard input. Prints answers a second, the 50th and 99th percentile in ms, the statuses, and how busy this client
 * was itself: near 1 it is what was measured.
 */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const WARM_UP_MS = 500;
const STATUS_AT = 'HTTP/1.1 '.length;
const STATUS_LENGTH = 3;

const [origin = '', connections, measureMs] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const request = Buffer.from(await text(process.stdin));

let counting = false;
const waits: number[] = [];
const statuses: Record<string, number> = {};

/** Of a whole answer, by its first bytes, which hold all of its headers. */
function lengthOf(chunk: Buffer) {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  const status = head.slice(STATUS_AT, STATUS_AT + STATUS_LENGTH);
  if (counting) statuses[status] = (statuses[status] ?? 0) + 1;
  return end + (status === '304' ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1]));
}

function keepAsking(): void {
  let sent = 0;
  const ask = () => {
    sent = performance.now();
    socket.write(request);
  };
  const socket = connect(Number(port), hostname, ask);
  socket.setNoDelay(true);
  let left = 0;
  socket.on('data', (chunk: Buffer) => {
    if (left > 0) left -= chunk.length;
    else left = lengthOf(chunk) - chunk.length;
    if (left > 0) return;
    if (counting) waits.push(performance.now() - sent);
    ask();
  });
}

for (let each = 0; each < Number(connections); each += 1) keepAsking();
await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
counting = true;
const start = performance.now();
const cpu = process.cpuUsage();
await new Promise((resolve) => setTimeout(resolve, Number(measureMs)));
const passed = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
waits.sort((a, b) => a - b);
const percentile = (part: number) => waits[Math.floor(waits.length * part)] ?? Number.NaN;
const rate = waits.length / (passed / 1_000);
const busy = (user + system) / 1_000 / passed;
console.log(JSON.stringify({ rate, p50: percentile(0.5), p99: percentile(0.99), statuses, busy }));
process.exit(0);
