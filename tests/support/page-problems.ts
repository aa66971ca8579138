import type { BrowserContext } from '@playwright/test';

/** Records console errors and warnings, uncaught exceptions and policy violations of all pages. */
export async function recordProblems(context: BrowserContext) {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error('[policy]', event.violatedDirective, event.blockedURI);
    });
  });
  return problems;
}
