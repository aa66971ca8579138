import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How often each server is asked whether it is ready, in ms. */
const LOOK_MS = 100;
const LOOK_TIMEOUT_MS = 1_000;
/** After so long the balancer knows whatever a server says about itself, in ms. */
export const NOTICED_MS = LOOK_TIMEOUT_MS + 2 * LOOK_MS;
/** While no server is ready, a request waits this long for one, in ms: two busy processes share one SQLite file. */
const WAIT_MS = 10_000;

const isReady = (server: string) =>
  fetch(`${server}/readyz`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A load balancer as plain as they come: sends requests in turn to the servers that say they are ready, over
 * connections that it keeps, and tries another server only when one takes no connection at all.
 */
export async function startBalancer(servers: readonly string[]) {
  let ready: string[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  let over = false;
  async function watch(server: string) {
    while (!over) {
      const is = await isReady(server);
      ready = [...ready.filter((each) => each !== server), ...(is ? [server] : [])];
      await wait(LOOK_MS);
    }
  }

  function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, left: readonly string[]) {
    const [server, ...others] = left;
    const fail = () => {
      if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    };
    if (!server) return fail();
    const { method, url, headers } = from;
    const asked = request(new URL(url ?? '/', server), { method, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
      answer.on('error', fail).pipe(to);
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? pass(from, to, body, others) : fail(),
    );
    asked.end(body);
  }

  const balancer = createServer(async (from, to) => {
    const body = Buffer.concat(await from.toArray());
    const deadline = Date.now() + WAIT_MS;
    while (!ready.length && Date.now() < deadline) await wait(LOOK_MS);
    turn += 1;
    pass(from, to, body, [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)]);
  });
  const watching = servers.map(watch);
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ready: () => ready,
    async stop() {
      over = true;
      await Promise.all(watching);
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
      await once(balancer, 'close');
    },
  };
}
