import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { answers } from './pages-of-site.ts';

const HOST = '127.0.0.1';

export type SiteBeside = { origin: string; stop: () => void };

/** The development server beside the editor: the one that runs at the port already, else one of its own. */
export async function siteBeside(root: string, port: number): Promise<SiteBeside> {
  const running = `http://${HOST}:${port}`;
  if (await answers(running)) return { origin: running, stop: () => undefined };
  const own = await freePort(port);
  const env = { ...process.env, HOST, PORT: String(own), BACKEND_PORT: String(await freePort()) };
  const child = spawn(process.execPath, [join(root, 'commands/dev.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin: `http://${HOST}:${own}`, stop: () => child.kill('SIGTERM') };
}
