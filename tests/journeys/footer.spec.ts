import { expect, test } from './journey.ts';

const COLUMNS: Record<string, [name: string, href: string][]> = {
  Services: [
    ['Legal SEO', '/services/legal-seo'],
    ['Pay-Per-Click', '/services/ppc'],
    ['Content Marketing', '/services/content-marketing'],
    ['Reputation Management', '/services/reputation'],
    ['Analytics', '/services/analytics'],
    ['Web Design', '/services/web-design'],
  ],
  'Practice areas': [
    ['Personal Injury', '/practice-areas/personal-injury'],
    ['Criminal Defense', '/practice-areas/criminal-defense'],
    ['Employment Law', '/practice-areas/employment-law'],
    ['Estate Planning', '/practice-areas/estate-planning'],
    ['Business Law', '/practice-areas/business-law'],
    ['Construction & Real Estate', '/practice-areas/construction-real-estate'],
  ],
  'Free tools': [
    ['AI SEO Quiz', '/tools/ai-seo-quiz'],
    ['GMB Scorecard', '/tools/gmb-scorecard'],
    ['AI Intake Builder', '/tools/ai-intake-builder'],
    ['Cost per Signed Case', '/tools/cost-per-signed-case'],
    ['Page Reader', '/tools/page-reader'],
  ],
  Contact: [
    ['(813) 555-0142', 'tel:+18135550142'],
    ['hello@northbar.example', 'mailto:hello@northbar.example'],
    ['LinkedIn', 'https://www.linkedin.com/company/northbar-example'],
  ],
};
const PLAIN = [
  ['Pricing', '/pricing'],
  ['AI Overview Report', '/resources/what-law-firms-get-wrong-google-ai-overview'],
];
const LEGAL = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms-of-service'],
  ['Cookie Policy', '/cookie-policy'],
  ['Accessibility', '/terms-of-service#text-accessibility'],
  ['Sitemap', '/sitemap'],
];

test('every column, every link, the address, the ethics sentence and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [title, links] of Object.entries(COLUMNS)) {
    const column = footer.locator('div', { has: page.locator('> h2', { hasText: title }) }).last();
    await expect(column.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    const shown = column.getByRole('link');
    expect(await shown.allTextContents()).toEqual(links.map(([name]) => name));
    expect(await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      links.map(([, href]) => href),
    );
  }
  for (const [name = '', href = ''] of [...PLAIN, ...LEGAL]) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.locator('address')).toHaveText('400 Sample Street, Suite 1200Tampa, FL 33602');
  await expect(footer.getByText('Our marketing complies with bar association ethics rules.')).toBeVisible();
  await expect(footer.getByText('© 2025 Northbar', { exact: true })).toBeVisible();
});
