import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { leadOf } from './botnet-bots.ts';

const EVERY_MS = 50;
/** Of so many requests one is a lead. */
const LEAD_EVERY = 10;

type Answer = { what: string; ms: number; status: number | string };

function ask(agent: Agent, url: string, body?: object) {
  return new Promise<number | string>((resolve) => {
    const headers = body && { 'content-type': 'application/json' };
    const outgoing = request(
      url,
      { agent, method: body ? 'POST' : 'GET', ...(headers && { headers }) },
      (incoming) => incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0)),
    );
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end(body && JSON.stringify(body));
  });
}

/** A visitor who reads pages and now and then sends a lead, until the work is done. */
export async function whileSomebodyAsks<T>(address: string, work: () => Promise<T>) {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  const state = { over: false };
  async function visit() {
    for (let count = 1; !state.over; count += 1) {
      const isLead = count % LEAD_EVERY === 0;
      const start = performance.now();
      const status = isLead
        ? await ask(agent, `${address}/functions/v1/send-contact-email`, leadOf(`honest-${count}`))
        : await ask(agent, `${address}${count % 2 ? '/' : '/contact'}`);
      answers.push({ what: isLead ? 'lead' : 'page', ms: performance.now() - start, status });
      await pause(EVERY_MS);
    }
  }
  const visiting = visit();
  const result = await work();
  state.over = true;
  await visiting;
  agent.destroy();
  const of = (what: string) => answers.filter((answer) => answer.what === what);
  const worst = (what: string) => Math.max(0, ...of(what).map(({ ms }) => ms));
  const statuses = (what: string) => [...new Set(of(what).map(({ status }) => status))].join(' ');
  return { result, worst, statuses, count: answers.length };
}
