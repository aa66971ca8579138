import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const MOUNT = fileURLToPath(new URL('../src/site/mount.ts', import.meta.url));

/**
 * Returns Astro's React integration, changed so that src/site/mount.ts starts each component in the browser.
 */
export function mountedReact(): AstroIntegration {
  const { hooks, ...integration } = react();
  return {
    ...integration,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: MOUNT }),
        }),
    },
  };
}
