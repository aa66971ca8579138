import { expect, test } from 'vitest';
import type { PageKind, SitePage } from '../features/sitemap/site-page.ts';
import { llmsFullText, llmsText, MAX_PAGES_PER_SECTION } from './llms-text.ts';

const ORIGIN = 'https://www.northbar.example';
const SITE = { brand: 'Northbar', origin: ORIGIN };
const pageOf = (kind: PageKind, path: string, name = path): SitePage => ({
  path,
  kind,
  name,
  title: name,
  description: `About ${name} &\n more.`,
});
const HOME = pageOf('home', '/', 'Home');

const PPC = pageOf('service', '/services/ppc', 'Pay-Per-Click');
const contents = llmsText([HOME, PPC, pageOf('article', '/blog/a', 'Ads [and] SEO')], SITE);

test('the table of contents has one line for each page', () => {
  expect(contents.startsWith('# Northbar\n\n> About Home & more.\n')).toBe(true);
  expect(contents).toContain(
    `## Services\n\n- [Pay-Per-Click](${ORIGIN}/services/ppc.md): About Pay-Per-Click & more.\n`,
  );
  expect(contents).toContain(
    `- [Ads \\[and\\] SEO](${ORIGIN}/blog/a.md): About Ads [and] SEO & more.`,
  );
  expect(contents).not.toContain('## Locations');
});

test('the table of contents of a preview links to neither the full text nor feeds', () => {
  expect(contents).toMatch(/llms-full|feed\./);
  const preview = llmsText([HOME], SITE, true);
  expect(preview).toContain('Sample content.');
  expect(preview).not.toMatch(/llms-full|feed\./);
});

test.each([
  [MAX_PAGES_PER_SECTION, undefined],
  [MAX_PAGES_PER_SECTION + 1, 'Locations: 1 more pages'],
])('of %i cities the full text states how many it omits', async (count, note) => {
  const cities = Array.from({ length: count }, (_, index) =>
    pageOf('city', `/locations/c${index}`),
  );
  const text = await llmsFullText([HOME, ...cities], async ({ path }) => `# ${path}\n`, SITE);
  expect(text.match(/^# \/locations\//gm)).toHaveLength(MAX_PAGES_PER_SECTION);
  expect(/Locations: \d+ more pages/.exec(text)?.[0]).toBe(note);
  expect(llmsText([HOME, ...cities], SITE).match(/\/locations\/c\d+\.md/g)).toHaveLength(count);
});
