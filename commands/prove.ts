/** `npm run prove -- <part> [arguments]`: the runs that take too long for every change. */

import { buildOptions, isFresh, withBuildLock } from '../build/freshness.ts';
import { readSettings } from '../server/settings.ts';
import { ROOT } from './bootstrap/install.mjs';
import type { Part } from './prove/part.ts';

/** Loaded when asked for: Lighthouse alone takes a second. */
const PARTS: Record<string, () => Promise<Part>> = {
  kill: async () => (await import('./prove/kill.ts')).kill,
  lighthouse: async () => (await import('./prove/lighthouse.ts')).lighthouse,
  load: async () => (await import('./prove/load.ts')).load,
  samples: async () => (await import('./prove/samples.ts')).samples,
  scale: async () => (await import('./prove/scale.ts')).scale,
  sessions: async () => (await import('./prove/sessions.ts')).sessions,
  interaction: async () => (await import('./prove/interaction.ts')).interaction,
  'same-site': async () => (await import('./prove/same-site.ts')).sameSite,
  counts: async () => (await import('./prove/counts.ts')).counts,
  'cold-start': async () => (await import('./prove/cold-start.ts')).coldStart,
};

const BUILDS_ITSELF = new Set(['cold-start', 'counts', 'same-site', 'samples', 'scale']);

async function ensureBuilt(): Promise<void> {
  const options = buildOptions(ROOT, readSettings(process.env));
  if (await isFresh(options)) return;
  console.log('Building the site ...');
  const { buildSite } = await import('../build/site-build.ts');
  await withBuildLock(ROOT, () => buildSite(options));
}

process.chdir(ROOT);
const [name = '', ...args] = process.argv.slice(2);
const part = await PARTS[name]?.();
if (part) {
  if (!BUILDS_ITSELF.has(name)) await ensureBuilt();
  console.log(`${name}: ${part.about}`);
  process.exitCode = (await part.run(args)) ? 0 : 1;
} else {
  console.error('Usage: npm run prove -- <part> [arguments]');
  for (const [each, load] of Object.entries(PARTS))
    console.error(`  ${each.padEnd(11)}  ${(await load()).about}`);
  process.exitCode = 2;
}
