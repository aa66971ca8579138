import { recordProblems } from '../support/page-problems.ts';
import { test as base } from '../support/site-fixture.ts';

type JourneyFixtures = {
  /** Other console errors and warnings fail the test. */
  allowedProblems: RegExp;
  /** Fails the test on a console error or warning, an uncaught exception or a policy violation. */
  watch: undefined;
};

/** Undoes the reduced motion of playwright.config.ts, which saves most tests waiting. */
export const WITH_MOTION = { contextOptions: {} };

export const test = base.extend<JourneyFixtures>({
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
  allowedProblems: [/(?!)/, { option: true }],
  watch: [
    async ({ context, allowedProblems }, use) => {
      const problems = await recordProblems(context);
      await use(undefined);
      const unexpected = problems.filter((text) => !allowedProblems.test(text));
      base.expect(unexpected, 'console errors, warnings and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
