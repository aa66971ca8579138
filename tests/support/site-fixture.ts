import { type BrowserContext, test as base } from '@playwright/test';
import { type RunningSite, startSite } from './server.ts';

type TestFixtures = {
  /** The worker's server without leads and mails of other tests. */
  site: RunningSite;
  /** The server of one test, for tests of rate limits. */
  freshSite: RunningSite;
};
type WorkerFixtures = {
  /**
   * Settings are added to the defaults: `test.use({ serverSettings: { RATE_LIMIT_SCALE: '1' } })`.
   */
  serverSettings: Record<string, string>;
  /**
   * All tests of a worker share this server. Never stop it; a test that sends something uses
   * `site`.
   */
  sharedSite: RunningSite;
};

/** Pages close before their server stops, because they may still send something. */
async function closePages(context: BrowserContext) {
  for (const page of context.pages()) await page.close();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverSettings: [{}, { option: true, scope: 'worker' }],
  site: async ({ sharedSite }, use) => {
    await sharedSite.forget();
    await use(sharedSite);
  },
  freshSite: async ({ serverSettings, context }, use) => {
    const site = await startSite(serverSettings);
    await use(site);
    await closePages(context);
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
