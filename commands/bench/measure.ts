import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { ROOT } from '../bootstrap/install.mjs';
import { median } from '../prove/part.ts';
import { onCore } from '../prove/server-process.ts';

/** The server has one core and the client the other, or each would take its time from the other. */
export const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const MEASURE_MS = 2_000;
const ROUNDS = 5;

export type Load = { connections: number; request: string };
type Measured = { rate: number; p50: number; p99: number; statuses: Record<string, number>; busy: number };

async function measure(origin: string, { connections, request }: Load): Promise<Measured> {
  const client = join(ROOT, 'commands', 'bench', 'load-client.ts');
  const args = [origin, connections, MEASURE_MS].map(String);
  const [program = '', ...rest] = onCore(CLIENT_CORE, [process.execPath, client, ...args]);
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(request);
  return (await json(child.stdout)) as Measured;
}

/**
 * Medians of some rounds, in each of which both are measured one after the other: what else the machine does hits both.
 * One round before them is not counted: a server is to be measured as it is for months, not as it is when it starts.
 */
export async function compare(ours: string, other: string, load: Load) {
  const [mine, theirs]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const both = [await measure(ours, load), await measure(other, load)] as const;
    if (round === 0) continue;
    mine.push(both[0]);
    theirs.push(both[1]);
  }
  const middle = (all: Measured[], name: 'rate' | 'p50' | 'p99' | 'busy') =>
    median(all.map((each) => each[name]));
  const of = (all: Measured[]) => ({
    rate: middle(all, 'rate'),
    p99: middle(all, 'p99'),
    busy: middle(all, 'busy'),
    statuses: Object.keys(Object.assign({}, ...all.map((each) => each.statuses))).join(' '),
  });
  const ratios = mine.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN));
  return { ours: of(mine), other: of(theirs), ratio: median(ratios) };
}
