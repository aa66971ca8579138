/** Starts the real server with names that end in .test resolved to this machine. */
import { registerHooks } from 'node:module';

const ORIGINAL = 'export const PUBLIC_WEB: Guard = {';
const REPLACEMENT = `export const PUBLIC_WEB: Guard = {
  allowsAddress: (address) => address === '127.0.0.1',
  allowsPort: () => true,
  resolve: async (name) => [{ address: name.endsWith('.test') ? '127.0.0.1' : '10.0.0.1', family: 4 }],
};
export const REAL_WEB: Guard = {`;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/server/page-reader/guard.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(ORIGINAL))
      throw new Error('The guard is made in another way: this program must follow.');
    return { ...loaded, source: source.replace(ORIGINAL, REPLACEMENT) };
  },
});

const { runServer } = await import('../../../server/run.ts');
await runServer(process.env);
