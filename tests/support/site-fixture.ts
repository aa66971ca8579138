import { test as base } from '@playwright/test';
import { type RunningSite, startSite } from './server.ts';

/** `site` is the worker's server without leads and mails of other tests. */
type TestFixtures = { site: RunningSite };
/**
 * All tests of a worker share `sharedSite`. Never stop it; a test that sends something uses `site`.
 */
type WorkerFixtures = { sharedSite: RunningSite };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: async ({ sharedSite }, use) => {
    await sharedSite.forget();
    await use(sharedSite);
  },
  sharedSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
