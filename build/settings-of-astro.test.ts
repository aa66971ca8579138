import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A program that loads Astro, beside eleven others, in ms. */
const STARTS_MS = 30_000;

test("Node itself can load Astro's settings: Astro would fall back to a server of Vite, slower by 0.7 s, and say nothing", {
  timeout: STARTS_MS,
}, () => {
  const program = "console.log((await import('./astro.config.mjs')).default.build.format)";
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(printed).toBe('file\n');
});
