/**
 * Starts the real server with the lowest log level and a Google API that repeats the key in its
 * errors.
 */
import { replaceSource } from './replace-source.ts';

replaceSource('/server/log.ts', 'base: null,', "base: null, level: 'trace',");

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
