import { site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

// tests/every-page/headers.test.ts checks the status of both pages.
test.use({ allowedProblems: /status of (404|500)|^404: page not found: / });

test('the pages for 404 and 500 have a text and a link home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: '));
  await page.goto('/no/such-page?x=1');
  await expect(page).toHaveTitle(`Page Not Found | ${site.brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect((await logged).text()).toBe('404: page not found: /no/such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const home = page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true });
  await home.click();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error (500)');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(home).toHaveAttribute('href', '/');
});
