import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';

/** Waits until the child has printed its address; rejects with what it printed when it ends before that. */
export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let address: string | undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        // the log of a long run is let go by
        if (address) return;
        printed += chunk;
        address = / is at (http:\/\/\S+)/.exec(printed)?.[1];
        if (address) resolve(address);
      });
    }
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
}

/** Asks the child to stop and waits until it has. */
export function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Serves the built site from a process of its own while the work runs. */
export async function withServer<T>(work: (served: { address: string }) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northbar-prove-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, SMTP_URL: '' },
  });
  try {
    return await work({ address: await printedAddress(child) });
  } finally {
    await stopped(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
