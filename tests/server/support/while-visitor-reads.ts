import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { CONTACT_PATH, VISITOR } from './app.ts';
import { post } from './server-process.ts';

/**
 * A visitor reads a page again and again during the work, and sends every tenth time a lead.
 * Returns the durations of the requests in ms, sorted.
 */
export async function whileVisitorReads(url: string, work: () => Promise<void>) {
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const body = { ...VISITOR, email: `honest-${times.length}@firm.example` };
    const answer = await (times.length % 10
      ? fetch(`${url}/contact`)
      : post(url, CONTACT_PATH, body));
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
    await pause(25);
  }
  await done;
  return times.toSorted((a, b) => a - b);
}
