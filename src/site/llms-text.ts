import { SAMPLE_LINE } from '../content/parts.ts';
import { FEED } from '../features/blog/feed/feeds.ts';
import {
  publicPages,
  type SitemapList,
  type SitePage,
  sitemapList,
} from '../features/sitemap/site-page.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../text/markdown-address.ts';

/** The largest number of pages of a section in the full text: a file with a thousand cities is too long to read. */
export const FULL_TEXT_SECTION_MAX = 50;

/**
 * Sections in their order, with the lists of the sitemap that they contain. A reader may skip a section named "Optional".
 */
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

/** The name of the brand, and the origin without a trailing slash. */
type Whose = { brand: string; origin: string };

const whole = (origin: string) => [
  `- The whole text in one file: ${origin}${LLMS_FULL_PATH}`,
  `- Articles as they appear: ${origin}${FEED.path} (RSS)`,
];
const linkText = (name: string) => name.replace(/[[\]\\]/g, '\\$&');
const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Returns the sections that have public pages, with their pages in the order of the sitemap. */
export function sectionsOf<Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) {
  return SECTIONS.map(({ name, lists }) => ({
    name,
    pages: lists.flatMap((list) => publicPages(pages).filter((page) => sitemapList(page) === list)),
  })).filter((section) => section.pages.length > 0);
}

/**
 * Returns the beginning of both files: the name of the brand and the description of the home page. Errors: throws if there
 * is no home page.
 */
function opening(pages: readonly SitePage[], brand: string): string[] {
  const home = pages.find(({ kind }) => kind === 'home');
  if (!home)
    throw new Error(
      `${LLMS_PATH}: expected a home page, because its description introduces the site`,
    );
  return [`# ${brand}`, '', `> ${oneLine(home.description)}`, ''];
}

/** Returns llms.txt. A preview with samples has no full text and no feed, so its llms.txt has no links to them. */
export function llmsText(
  pages: readonly SitePage[],
  { brand, origin }: Whose,
  preview = false,
): string {
  const line = ({ path, name, description }: SitePage) =>
    `- [${linkText(name)}](${origin}${markdownAddress(path)}): ${oneLine(description)}`;
  return [
    ...opening(pages, brand),
    'Every page of this site is listed here with the address of its text as markdown. The same address without `.md` ' +
      'is the page that people read (`/` for `/index.md`): that is the one to cite. Figures the site claims are ' +
      'footnoted on their page with what they rest on.',
    '',
    ...(preview ? [`${SAMPLE_LINE.label} ${SAMPLE_LINE.text}`] : whole(origin)),
    '',
    ...sectionsOf(pages).flatMap(({ name, pages: listed }) => [
      `## ${name}`,
      '',
      ...listed.map(line),
      '',
    ]),
  ].join('\n');
}

/**
 * Returns llms-full.txt: the whole text of the site, from the Markdown of its pages. A section has at most
 * FULL_TEXT_SECTION_MAX pages; the file mentions how many more there are.
 */
export async function llmsFullText(
  pages: readonly SitePage[],
  read: (page: SitePage) => Promise<string>,
  { brand, origin }: Whose,
): Promise<string> {
  const parts = [...opening(pages, brand), `Every page is listed in ${origin}${LLMS_PATH}.`, ''];
  for (const { name, pages: listed } of sectionsOf(pages)) {
    for (const page of listed.slice(0, FULL_TEXT_SECTION_MAX))
      parts.push('---', '', await read(page));
    const more = listed.length - FULL_TEXT_SECTION_MAX;
    if (more > 0)
      parts.push('---', '', `${name}: ${more} more pages are listed in ${origin}${LLMS_PATH}.`, '');
  }
  return parts.join('\n');
}
