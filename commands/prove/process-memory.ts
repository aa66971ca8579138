import { readFileSync } from 'node:fs';

/** Memory of a process in MB, now and at its most (Linux). */
export function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
