import { test as base } from '@playwright/test';
import { type RunningSite, startSite } from './server.ts';

type TestFixtures = {
  /** A server of this test's own: `page.goto('/')` opens it. Settings come from `serverSettings`. */
  site: RunningSite;
};
type WorkerFixtures = {
  /** Settings of the server besides the defaults: `test.use({ serverSettings: { RATE_LIMIT_SCALE: '1' } })`. */
  serverSettings: Record<string, string>;
  /** One server for all tests of a worker that only read pages; never stop it, never post to it. */
  sharedSite: RunningSite;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  site: async ({ serverSettings }, use) => {
    const site = await startSite(serverSettings);
    await use(site);
    await site.stop();
  },
  sharedSite: [
    async ({ serverSettings }, use) => {
      const site = await startSite(serverSettings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
