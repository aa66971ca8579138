import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** Returns the preferred port if it is free, or else a port that the system chooses. */
export async function freePort(preferred = 0): Promise<number> {
  const probe = createServer().listen(preferred, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (preferred === 0) throw error;
    return freePort();
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const SITE_DEADLINE_MS = 500;

export async function isDevServerRunning(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(SITE_DEADLINE_MS);
    return (await fetch(`${origin}/@vite/client`, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}

/** Requests a page in advance: its first rendering takes seconds, the next a tenth of a second. */
export function warmUpPage(address: string): void {
  fetch(address).then(
    (response) => response.body?.cancel(),
    () => undefined,
  );
}

const HOST = '127.0.0.1';

export type DevServer = { origin: string; stop: () => void };

// Returns the development server at the port. If none runs there, starts one at this port, or at a
// free port if another program uses it.
export async function startDevServer(root: string, port: number): Promise<DevServer> {
  const preferredOrigin = `http://${HOST}:${port}`;
  if (await isDevServerRunning(preferredOrigin))
    return { origin: preferredOrigin, stop: () => undefined };
  const freeSitePort = await freePort(port);
  const env = {
    ...process.env,
    HOST,
    PORT: String(freeSitePort),
    BACKEND_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, [join(root, 'commands/dev.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin: `http://${HOST}:${freeSitePort}`, stop: () => child.kill('SIGTERM') };
}
