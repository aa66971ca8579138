/**
 * Starts the real server with the lowest log level and a Google API that repeats the key in its
 * errors.
 */
import { registerHooks } from 'node:module';

const ORIGINAL = 'base: null,';
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/server/log.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(ORIGINAL))
      throw new Error('The log is made in another way: this program must follow.');
    return { ...loaded, source: source.replace(ORIGINAL, `${ORIGINAL} level: 'trace',`) };
  },
});

const { fetch } = globalThis;
let refusals = 0;
globalThis.fetch = async (input, init) => {
  if (!String(input).startsWith('https://places.googleapis.com/')) return fetch(input, init);
  const key = new Headers(init?.headers).get('x-goog-api-key');
  refusals += 1;
  if (refusals % 2)
    throw new TypeError(`fetch failed with the key ${key}`, { cause: new Error(`${key}`) });
  return Response.json(
    { error: { code: 403, message: `The key ${key} was refused` } },
    { status: 403 },
  );
};

const { runServer } = await import('../../../server/run.ts');
await runServer(process.env);
