import { site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

test.describe('404', () => {
  test.use({ allowedProblems: /status of 404|^404: page not found: / });

  test('its status, its text, the link home, and the requested path in the console', async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404: '));
    const response = await page.goto('/no/such-page?x=1');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page Not Found | ${site.brand}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    const message = await logged;
    expect([message.type(), message.text()]).toEqual([
      'error',
      '404: page not found: /no/such-page',
    ]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('500', () => {
  test.use({ allowedProblems: /status of 500/ });

  test('its status, its text and its two buttons', async ({ page }) => {
    const response = await page.goto('/500');
    expect(response?.status()).toBe(500);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error (500)');
    await expect(
      main.getByText("Something went wrong on our end. We're working to fix the issue.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
  });
});
