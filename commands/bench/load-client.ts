/**
 * Asks for the same thing over kept connections for a while: <origin> <connections> <pipelined> <ms> and the request on
 * standard input. Prints answers a second, the 50th and 99th percentile in ms, the statuses, and how busy this client
 * was itself: near 1 it is what was measured.
 */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const WARM_UP_MS = 500;
const START_OF_ANSWER = Buffer.from('HTTP/1.1 ');
const STATUS_LENGTH = 3;
/** An answer's first bytes may be the last ones of what came. */
const HEAD_LENGTH = START_OF_ANSWER.length + STATUS_LENGTH;

const [origin = '', connections, pipelined, measureMs] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const request = Buffer.from(await text(process.stdin));

let counting = false;
const waits: number[] = [];
const statuses: Record<string, number> = {};

function keepAsking(): void {
  const sent: number[] = [];
  const ask = (count: number) => {
    for (let each = 0; each < count; each += 1) sent.push(performance.now());
    socket.write(count === 1 ? request : Buffer.concat(Array<Buffer>(count).fill(request)));
  };
  const socket = connect(Number(port), hostname, () => ask(Number(pipelined)));
  socket.setNoDelay(true);
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    const data = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let answered = 0;
    let next = 0;
    for (let at = data.indexOf(START_OF_ANSWER); at !== -1; at = data.indexOf(START_OF_ANSWER, next)) {
      if (at + HEAD_LENGTH > data.length) break;
      next = at + HEAD_LENGTH;
      answered += 1;
      const status = data.toString('latin1', next - STATUS_LENGTH, next);
      const wait = performance.now() - (sent.shift() ?? 0);
      if (!counting) continue;
      waits.push(wait);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    rest = data.subarray(Math.max(next, data.length - HEAD_LENGTH + 1));
    if (answered) ask(answered);
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
