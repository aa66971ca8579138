/** The real server, with one fault of its own: a signal makes it spin for ever. */
import { runServer } from '../../../server/run.ts';

process.on('SIGUSR2', () => {
  for (;;);
});
await runServer(process.env);
