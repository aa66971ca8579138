/** Starts the real server with a short deadline for blocked clients. */
import { replaceSource } from './replace-source.ts';

replaceSource('/server/run.ts', 'STOP_DEADLINE_MS = 10_000', 'STOP_DEADLINE_MS = 1_000');

const { runServer } = await import('../../../server/run.ts');
await runServer(process.env);
