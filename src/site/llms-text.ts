import { SAMPLE_LINE } from '../content/parts.ts';
import { FEED } from '../features/blog/feed/feeds.ts';
import {
  publicPages,
  type SitemapList,
  type SitePage,
  sitemapList,
} from '../features/sitemap/site-page.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../text/markdown-address.ts';

/** Pages of one section in the full text, at most: a file of a thousand cities is too long to read. */
export const FULL_TEXT_SECTION_MAX = 50;

/** Sections in their order with the lists of the sitemap; "Optional" ones may be skipped. */
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

/** The owner of the site: name, and origin without trailing slash. */
type Whose = { brand: string; origin: string };

const whole = (origin: string) => [
  `- The whole text in one file: ${origin}${LLMS_FULL_PATH}`,
  `- Articles as they appear: ${origin}${FEED.path} (RSS)`,
];
const linkText = (name: string) => name.replace(/[[\]\\]/g, '\\$&');
const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Returns the sections that have public pages, these in the order of the sitemap. */
export function sectionsOf<Page extends Pick<SitePage, 'kind'>>(pages: readonly Page[]) {
  return SECTIONS.map(({ name, lists }) => ({
    name,
    pages: lists.flatMap((list) => publicPages(pages).filter((page) => sitemapList(page) === list)),
  })).filter((section) => section.pages.length > 0);
}

/** Returns the beginning of both files: who this is, in the words of the home page. Errors: a site without a home page. */
function opening(pages: readonly SitePage[], brand: string): string[] {
  const home = pages.find(({ kind }) => kind === 'home');
  if (!home)
    throw new Error(
      `${LLMS_PATH}: expected a home page, whose description says whose site this is`,
    );
  return [`# ${brand}`, '', `> ${oneLine(home.description)}`, ''];
}

/** Returns llms.txt; in a preview of samples it names no whole text and no feed, which that does not have. */
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
 * Returns llms-full.txt, the whole text of the site, made of the markdown of its pages; a long section is cut after
 * FULL_TEXT_SECTION_MAX pages, which the file mentions.
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
