import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KEPT_BY } from './content/kept-entries.ts';

type Collections = typeof import('./collections.ts');

/** Node itself: it has read most of this for Astro's settings, and through Vite it takes half a second more. */
const readByNode = (): Collections => createRequire(join(process.cwd(), 'src/'))('./collections.ts');

// The development server follows changes of a schema, which only Vite can.
export const { collections } = process.env[KEPT_BY] ? readByNode() : await import('./collections.ts');
