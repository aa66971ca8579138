import { navigationSchema } from '../../src/content/navigation.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { inContent, site } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const { services, practiceAreas, legal } = readContentFile(
  inContent('navigation.yaml'),
  navigationSchema,
  site.brand,
).data;
const asShown = (items: readonly { name: string; href: string }[]) =>
  items.map(({ name, href }) => [name, href]);

test('every menu with its links in order, how to reach the agency, the ethics sentence and the year', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const linksOf = (title: string) =>
    footer
      .locator('div', { has: page.locator('> h2', { hasText: title }) })
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksOf('Services')).toEqual(asShown(services));
  expect(await linksOf('Practice areas')).toEqual(asShown(practiceAreas));
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const tools = pagesOf('tool');
  expect(hrefs.filter((href) => href?.startsWith('/tools/'))).toEqual(tools);
  expect(hrefs).toEqual(expect.arrayContaining(legal.map(({ href }) => href)));
  expect(await linksOf('Contact')).toEqual(
    expect.arrayContaining([
      [site.phone, site.phoneHref],
      [site.email, `mailto:${site.email}`],
    ]),
  );
  await expect(footer.locator('address').first()).toContainText(/, [A-Z]{2} \d{5}/);
  await expect(footer.getByText(site.ethicsLine)).toBeVisible();
  await expect(
    footer.getByText(`© ${site.copyrightYear} ${site.brand}`, { exact: true }),
  ).toBeVisible();
});
