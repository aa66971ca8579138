import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Size, Window } from './engine.ts';
import { openSession } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const browserProgram = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** A window as narrow as a phone: its own buttons must not ask for more. */
const WINDOW_STYLE =
  'headerbar, headerbar *, toolbar, toolbar *, entry, button { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

const POLL_MS = 50;
/** What has not ended by then when it was asked to is ended, in ms. */
const END_LIMIT_MS = 3_000;

/** Ends a process with all that it has started: a page that hangs would keep a processor busy for good. */
async function endGroup({ pid }: ChildProcess) {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGTERM');
    for (let waited = 0; waited < END_LIMIT_MS; waited += POLL_MS) {
      await wait(POLL_MS);
      process.kill(-pid, 0);
    }
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // No such process: all have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function start(size: Size): Promise<Window> {
  const settings = mkdtempSync(join(tmpdir(), 'northbar-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), WINDOW_STYLE);
  const port = await freePort();
  const child = spawn(
    SCREEN,
    ['-a', '-s', '-screen 0 1600x1400x24', DRIVER, '--host=127.0.0.1', `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: settings } },
  );
  const end = async () => {
    await endGroup(child);
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browserProgram(), args: ['--automation'] },
    });
    const evaluate: Window['evaluate'] = async (work, ...given) =>
      (await session.run(`return (${work}).apply(null, arguments)`, given)) as ReturnType<typeof work>;
    await session.open('about:blank');
    await session.resize(size.width, size.height);
    while ((await evaluate(() => innerWidth)) !== size.width) await wait(POLL_MS);
    /** A window has a bar over its page: what is asked for is the page's own size. */
    const bar = size.height - (await evaluate(() => innerHeight));
    const resize = async ({ width, height }: Size) => void (await session.resize(width, height + bar));
    await resize(size);
    return {
      open: async (address) => void (await session.open(address)),
      evaluate,
      clickAt: async (x, y) => void (await session.click(x, y)),
      press: async (key) => void (await session.press(key)),
      type: async (text) => void (await session.type(text)),
      resize,
      picture: session.picture,
      count: async () => (await session.windows()).length,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isThere: () => existsSync(DRIVER) && existsSync(SCREEN) && browserProgram() !== undefined,
  start,
};
