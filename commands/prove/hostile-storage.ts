import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const FROZEN_MS = 15_000;

/** Every process that serves this database, and the one that would start another. */
async function serversOf(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  const pids = (rows as { pid: number }[]).map(({ pid }) => pid);
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pids[0]}/status`, 'utf8'))?.[1];
  return [Number(parent), ...pids];
}

/** The database stands still for a while. */
export async function freeze(url: string) {
  const pids = await serversOf(url);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(FROZEN_MS);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

/** A folder on a disk of a few megabytes; undefined where this user may not mount one. */
export function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Until nothing fits any more. */
    fill() {
      for (let size = 4e6; size >= 1_000; size /= 2) {
        try {
          for (let at = 0; at < 20; at += 1) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // full for this size
        }
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
