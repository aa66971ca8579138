import { test as base } from '../support/site-fixture.ts';

type Watching = {
  /** Other console errors and warnings fail the test. */
  allowedTroubles: RegExp;
  /** Fails the test on a console error or warning, an uncaught exception or a policy violation. */
  watch: undefined;
};

export const test = base.extend<Watching>({
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
  allowedTroubles: [/(?!)/, { option: true }],
  watch: [
    async ({ context, allowedTroubles }, use) => {
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
      });
      context.on('weberror', (error) => troubles.push(String(error.error())));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error('[policy]', event.violatedDirective, event.blockedURI);
        });
      });
      await use(undefined);
      const unexpected = troubles.filter((text) => !allowedTroubles.test(text));
      base.expect(unexpected, 'console errors, warnings and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
