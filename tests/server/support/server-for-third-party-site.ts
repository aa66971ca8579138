/** Starts the real server with names that end in .test resolved to this machine. */
import { replaceSource } from './replace-source.ts';

const ORIGINAL = 'export const PUBLIC_WEB: FetchPolicy = {';
const REPLACEMENT = `export const PUBLIC_WEB: FetchPolicy = {
  allowsAddress: (address) => address === '127.0.0.1',
  allowsPort: () => true,
  resolve: async (name) => [{ address: name.endsWith('.test') ? '127.0.0.1' : '10.0.0.1', family: 4 }],
};
export const REAL_WEB: FetchPolicy = {`;
replaceSource('/server/page-reader/fetch-policy.ts', ORIGINAL, REPLACEMENT);

const { runServer } = await import('../../../server/run.ts');
await runServer(process.env);
