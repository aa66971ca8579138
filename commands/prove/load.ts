import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { median, type Part } from './part.ts';
import { withServer } from './server-process.ts';

const RUNS = 3;
const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/** The client is a process of its own, or it would take its time from the server's core. */
function measure(address: string): Promise<number> {
  const client = join(ROOT, 'commands', 'prove', 'load-client.ts');
  const command = [process.execPath, client, address];
  if (process.platform === 'linux') command.unshift('taskset', '-c', String(CLIENT_CORE));
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(Number(printed)) : reject(new Error('The client failed.')),
    );
  });
}

export const load: Part = {
  about: 'home page requests a second that one core of the server answers',
  async run() {
    const rates = await withServer(
      async ({ address }) => {
        const measured: number[] = [];
        for (let i = 0; i < RUNS; i++) measured.push(await measure(address));
        return measured;
      },
      { core: SERVER_CORE },
    );
    console.log(
      `requests a second: ${rates.map(Math.round).join(', ')}; median ${Math.round(median(rates))}`,
    );
    return rates.every((rate) => rate > 0);
  },
};
