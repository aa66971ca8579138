import { type BrowserContext, test as base } from '@playwright/test';
import { type RunningSite, startSite } from './server.ts';

type TestFixtures = {
  /** The worker's server with no leads and no mails but this test's. */
  site: RunningSite;
  /** A server of this test's own: for what a server counts of its visitors. */
  freshSite: RunningSite;
};
type WorkerFixtures = {
  /**
   * Settings of the server besides the defaults: `test.use({ serverSettings: { RATE_LIMIT_SCALE:
   * '1' } })`.
   */
  serverSettings: Record<string, string>;
  /**
   * One server for all tests of a worker; never stop it. A test that sends something asks for
   * `site`.
   */
  sharedSite: RunningSite;
};

/** Before their server stops: a page may still be sending something. */
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
