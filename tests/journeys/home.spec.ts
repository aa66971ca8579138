import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const QUESTIONS = [
  ['What happens in the free strategy session?', 'You get 30 minutes with a strategist, by phone or video.'],
  ['How long before marketing brings signed cases?', 'Legal SEO takes 3-6 months before rankings move'],
  [
    'Do you work with firms that compete with each other?',
    'Ask us about your practice area and county on the call',
  ],
] as const;
/** Every claim the home page makes, as the documents write them. */
const CLAIMS = [
  ['287%', 'average return increase'],
  ['$8.5M+', 'revenue generated'],
  ['150+', 'firms served'],
  ['387%', 'average lead increase'],
  ['$12M+', 'revenue'],
  ['98%', 'retention'],
  ['4.9/5', 'satisfaction'],
] as const;

test('the claims of the documents, each with its footnote', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [index, [figure, words]] of CLAIMS.entries()) {
    const stat = main.locator('dl > div', { hasText: figure }).filter({ hasText: words }).first();
    await expect(stat).toBeVisible();
    await expect(stat.getByRole('link', { name: `Footnote ${index + 1}`, exact: true })).toBeVisible();
  }
  await main.getByRole('link', { name: 'Footnote 1', exact: true }).click();
  await expect(page.locator('ol > li:target')).toContainText('287% average return increase');
});

test('View Our Results scrolls to the results', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Our Results', exact: true }).click();
  await expect(page).toHaveURL(/#results$/);
  await expect
    .poll(() =>
      page.locator('#results').evaluate((section) => Math.round(section.getBoundingClientRect().top)),
    )
    .toBe(88);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
});

test('three case studies with their timeframes', async ({ page }) => {
  await page.goto('/');
  const results = page.locator('#results');
  expect(await results.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Personal injury',
    'Estate planning',
    'Business law',
  ]);
  expect(await results.locator('dt', { hasText: 'Timeframe' }).locator('+ dd').allTextContents()).toEqual([
    '6 months',
    '8 months',
    '5 months',
  ]);
  await expect(results.getByRole('img')).toHaveCount(3);
});

test('three questions whose answers open, and the structured data says the same', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await expect(questions).toHaveCount(3);
  for (const [index, [question, answer]] of QUESTIONS.entries()) {
    const item = questions.nth(index);
    await expect(item.locator('summary')).toHaveText(question);
    await expect(item.getByText(answer)).toBeHidden();
    await item.locator('summary').click();
    await expect(item.getByText(answer)).toBeVisible();
  }
  const visible = await questions.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('summary')?.textContent,
      item.querySelector('summary + *')?.textContent,
    ]),
  );
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')[
    '@graph'
  ];
  const faq = graph.find((block: Record<string, unknown>) => block['@type'] === 'FAQPage');
  const stated = faq.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
    entry.name,
    entry.acceptedAnswer.text,
  ]);
  expect(stated).toEqual(visible);
});

test('arriving by #contact opens the dialog at the closing call to action', async ({ page }) => {
  await page.goto('/#contact');
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=source]')).toHaveValue('link to #contact');
  await expect(page.locator('section#contact')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/**
 * Closes the open dialog; a closed dialog tells so a moment later, and its hash leaves the address then: no visitor is
 * faster, but a test may be.
 */
async function closing(page: Page, close: () => Promise<unknown>) {
  await page.evaluate(() => {
    const told = new Promise((resolve) => addEventListener('close', resolve, { capture: true, once: true }));
    Object.assign(window, { told });
  });
  await close();
  await page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told.then(() => undefined));
}

test('a link to #contact on the page itself opens it too, time and again', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => {
      location.hash = '';
      location.hash = 'contact';
    });
    await expect(dialog).toBeVisible();
    await closing(page, () => page.keyboard.press('Escape'));
    await expect(dialog).toBeHidden();
  }
});

test('Back closes the dialog that #contact opened; closed, the same link opens it again', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  const follow = () => page.evaluate(() => location.assign('#contact'));
  // At rest on words: the dialog's script is there before the link is followed.
  await page.mouse.move(700, 500);
  await follow();
  await expect(dialog).toBeVisible();
  await closing(page, () => page.goBack());
  await expect(dialog).toBeHidden();
  for (let times = 0; times < 2; times++) {
    await follow();
    await expect(dialog).toBeVisible();
    await closing(page, () => page.keyboard.press('Escape'));
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
});

test('each page begins at its top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/contact$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
