import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../bootstrap/install.mjs';
import { median, type Part } from './part.ts';
import { printedAddress, stopped } from './server-process.ts';
import { copyEnvironment, siteCopy } from './site-copy.ts';
import { whileListening } from './while-listening.ts';

const ARTICLE = {
  file: 'content/blog/law-firm-website-contract.md',
  page: '/blog/law-firm-website-contract',
};
/** From one changed word of an article to its page, served, in ms. */
const LIMIT_MS = { built: 8_000, developed: 1_000 } as const;
const TIMES = { built: 3, developed: 5 } as const;
/** A page that has not come by then does not come, in ms. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 10;

/** Errors: a page that does not say the word in time. */
async function untilSaid(address: string, word: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const page = await fetch(address + ARTICLE.page).then(
      (response) => response.text(),
      () => '',
    );
    if (page.includes(word)) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`${address}${ARTICLE.page} does not say "${word}".`);
}

type Copy = { root: string; say(word: string): void };

function copyIn(folder: string): Copy {
  const root = siteCopy(ROOT, folder);
  const original = readFileSync(join(root, ARTICLE.file), 'utf8');
  const say = (word: string) => writeFileSync(join(root, ARTICLE.file), `${original}\nOne more: ${word}.\n`);
  return { root, say };
}

/** A command of the copy while the work runs. */
async function whileRunning<T>(
  { root }: Copy,
  command: string,
  settings: Record<string, string>,
  work: (child: ChildProcess) => Promise<T>,
): Promise<T> {
  const env = { ...copyEnvironment(root), DATA_DIR: join(root, '.data'), SMTP_URL: '', ...settings };
  const child = spawn(process.execPath, [command], { cwd: root, env });
  child.stderr.resume();
  try {
    return await work(child);
  } finally {
    await stopped(child);
  }
}

/** From a word that is saved while nothing runs: `npm start`, which builds, until its page is served. */
async function built(copy: Copy, word: string): Promise<number> {
  copy.say(word);
  const start = performance.now();
  return whileRunning(copy, 'commands/serve.ts', { PORT: '0' }, async (child) => {
    await untilSaid(await printedAddress(child), word);
    return performance.now() - start;
  });
}

const freePort = () => whileListening(createServer(), async (address) => new URL(address).port);

/** From a word that is saved while the development server runs, until that sends it. */
async function developed(copy: Copy): Promise<number[]> {
  const [PORT, BACKEND_PORT] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${PORT}`;
  return whileRunning(copy, 'commands/dev.ts', { PORT, BACKEND_PORT, HOST: '127.0.0.1' }, async (child) => {
    child.stdout?.resume();
    copy.say('word-before-the-first');
    await untilSaid(address, 'word-before-the-first');
    const times: number[] = [];
    for (let round = 0; round < TIMES.developed; round += 1) {
      const start = performance.now();
      copy.say(`round-${round}`);
      await untilSaid(address, `round-${round}`);
      times.push(performance.now() - start);
    }
    return times;
  });
}

const seconds = (times: readonly number[]) => times.map((ms) => (ms / 1_000).toFixed(2)).join(', ');

export const oneWord: Part = {
  about: 'time from one changed word of an article to its served page, built and while developing',
  async run() {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, '.cache', 'word-'));
    try {
      const copy = copyIn(folder);
      const first = await built(copy, 'the first build');
      const times: number[] = [];
      for (let round = 0; round < TIMES.built; round += 1) times.push(await built(copy, `build-${round}`));
      console.log(`built: ${seconds(times)} s (the first build of a copy: ${seconds([first])} s)`);
      const saved = await developed(copy);
      console.log(`npm run dev: ${seconds(saved)} s`);
      return median(times) < LIMIT_MS.built && median(saved) < LIMIT_MS.developed;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
