import { readFileSync } from 'node:fs';

const NOW = /VmRSS:\s+(\d+) kB/;
const MOST = /VmHWM:\s+(\d+) kB/;

/** Memory of a process in MB, now and at its most (Linux). */
export function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (line: RegExp) => Number(line.exec(status)?.[1]) / 1_024;
  return { now: megabytes(NOW), most: megabytes(MOST) };
}
