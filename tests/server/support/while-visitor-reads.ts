import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { CONTACT_PATH, VISITOR } from './app.ts';
import { post } from './server-process.ts';

/**
 * During the work a visitor requests a page again and again, and every tenth request sends a lead.
 * Returns the durations of the requests in ms, sorted.
 */
export async function whileVisitorReads(url: string, work: () => Promise<void>) {
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const durations: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const body = { ...VISITOR, email: `honest-${durations.length}@firm.example` };
    const answer = await (durations.length % 10
      ? fetch(`${url}/contact`)
      : post(url, CONTACT_PATH, body));
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    durations.push(performance.now() - began);
    await pause(25);
  }
  await done;
  return durations.toSorted((a, b) => a - b);
}
