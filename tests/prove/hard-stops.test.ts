import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { interruptedRun, NOTHING_LOST } from '../server/support/interrupted-run.ts';
import { startPostgres } from '../server/support/start-postgres.ts';
import { freshDatabaseSettings } from '../server/support/storage.ts';

/** `npm run prove -- kill` sets a larger number. */
const STOPS = Number(process.env.HARD_STOPS || 1);
const SEED = Number(process.env.SEED || 20_260_301);
/** The database is stopped for at most this long, in ms. */
const AWAY_MS = 1_500;
const LIMIT_MS = 200_000 + STOPS * 60_000;

test(
  `after ${STOPS} hard stops of the database every acknowledged lead is stored once and mailed`,
  async () => {
    const { DATA_DIR } = await freshDatabaseSettings('sqlite');
    const postgres = await startPostgres({ isDurable: true });
    const figures = await interruptedRun({
      settings: { DATA_DIR, DATABASE_URL: postgres.url },
      rounds: STOPS,
      seed: SEED,
      async interrupt(_, random) {
        await postgres.kill(random() < 0.5 ? 'SIGQUIT' : 'SIGKILL');
        await pause(random() * AWAY_MS);
        await postgres.startAgain();
      },
      shouldEndLeases: !process.env.HARD_STOPS,
    });
    console.log('hard stops', figures);
    expect(figures).toMatchObject(NOTHING_LOST);
    expect(figures.acknowledged).toBeGreaterThan(STOPS);
    await postgres.stop();
  },
  LIMIT_MS,
);
