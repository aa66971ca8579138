import { SAMPLE_LINE } from '../content/parts.ts';
import { FEED } from '../features/blog/feed/feeds.ts';
import {
  publicPages,
  type SitemapList,
  type SitePage,
  sitemapList,
} from '../features/sitemap/site-page.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../text/markdown-address.ts';

/** Limit of the full text: a file with a thousand cities would be too long to read. */
export const MAX_PAGES_PER_SECTION = 50;

/** A reader may skip a section named "Optional". */
const SECTIONS: readonly { name: string; lists: readonly SitemapList[] }[] = [
  { name: 'About', lists: ['main', 'team'] },
  { name: 'Services', lists: ['services'] },
  { name: 'Practice areas', lists: ['practice-areas'] },
  { name: 'Locations', lists: ['cities'] },
  { name: 'Research', lists: ['resources'] },
  { name: 'Tools', lists: ['tools'] },
  { name: 'Articles', lists: ['posts'] },
  { name: 'Optional', lists: ['legal'] },
];

type SiteIdentity = { brand: string; origin: string };

const fullTextLinks = (origin: string) => [
  `- The whole text in one file: ${origin}${LLMS_FULL_PATH}`,
  `- Articles as they appear: ${origin}${FEED.path} (RSS)`,
];
const linkText = (name: string) => name.replace(/[[\]\\]/g, '\\$&');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function sectionsOf<Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) {
  return SECTIONS.map(({ name, lists }) => ({
    name,
    pages: lists.flatMap((list) => publicPages(pages).filter((page) => sitemapList(page) === list)),
  })).filter((section) => section.pages.length > 0);
}

function openingLines(pages: readonly SitePage[], brand: string): string[] {
  const home = pages.find(({ kind }) => kind === 'home');
  if (!home)
    throw new Error(
      `${LLMS_PATH}: expected a home page, because its description introduces the site`,
    );
  return [`# ${brand}`, '', `> ${oneLine(home.description)}`, ''];
}

/** The table of contents. A preview with samples has no full text, no feed and no links to them. */
export function llmsText(
  pages: readonly SitePage[],
  { brand, origin }: SiteIdentity,
  isPreview = false,
): string {
  const line = ({ path, name, description }: SitePage) =>
    `- [${linkText(name)}](${origin}${markdownAddress(path)}): ${oneLine(description)}`;
  return [
    ...openingLines(pages, brand),
    'Every page of this site is listed here with the address of its text as markdown. The same address without `.md` ' +
      'is the page that people read (`/` for `/index.md`): that is the one to cite. Figures the site claims are ' +
      'footnoted on their page with what they rest on.',
    '',
    ...(isPreview ? [`${SAMPLE_LINE.label} ${SAMPLE_LINE.text}`] : fullTextLinks(origin)),
    '',
    ...sectionsOf(pages).flatMap(({ name, pages: sectionPages }) => [
      `## ${name}`,
      '',
      ...sectionPages.map(line),
      '',
    ]),
  ].join('\n');
}

/** A section has at most MAX_PAGES_PER_SECTION pages and states the number of its other pages. */
export async function llmsFullText(
  pages: readonly SitePage[],
  readMarkdown: (page: SitePage) => Promise<string>,
  { brand, origin }: SiteIdentity,
): Promise<string> {
  const parts = [
    ...openingLines(pages, brand),
    `Every page is listed in ${origin}${LLMS_PATH}.`,
    '',
  ];
  for (const { name, pages: sectionPages } of sectionsOf(pages)) {
    for (const page of sectionPages.slice(0, MAX_PAGES_PER_SECTION))
      parts.push('---', '', await readMarkdown(page));
    const omittedCount = sectionPages.length - MAX_PAGES_PER_SECTION;
    if (omittedCount > 0)
      parts.push(
        '---',
        '',
        `${name}: ${omittedCount} more pages are listed in ${origin}${LLMS_PATH}.`,
        '',
      );
  }
  return parts.join('\n');
}
