import { SAMPLE_LINE } from '../../src/content/sample-line.ts';
import { FEEDS } from '../../src/features/blog/feeds.ts';
import { type SitemapList, sitemapRule } from '../../src/features/sitemap/sitemap.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../../src/text/markdown-address.ts';
import type { TextPage } from './write-markdown.ts';

/** Pages of one section in the whole text, at most: a file of a thousand cities would be read by nobody. */
export const FULL_TEXT_SECTION_MAX = 50;

/** Sections in their order with the lists of the sitemap they hold; "Optional" is what a reader in a hurry leaves out. */
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

const whole = (origin: string) => [
  `- The whole text in one file: ${origin}${LLMS_FULL_PATH}`,
  `- Articles as they appear: ${origin}${FEEDS.rss.path} (RSS), ${origin}${FEEDS.json.path} (JSON Feed)`,
];
const linkText = (name: string) => name.replace(/[[\]\\]/g, '\\$&');
const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Pages in the order of the sitemap in; the sections that have any out. */
export function sectionsOf<Page extends Pick<TextPage, 'path'>>(pages: readonly Page[]) {
  return SECTIONS.map(({ name, lists }) => ({
    name,
    pages: lists.flatMap((list) => pages.filter(({ path }) => sitemapRule(path).list === list)),
  })).filter((section) => section.pages.length > 0);
}

/** What both files open with: who this is, in the words of the home page. */
function opening(pages: readonly TextPage[]): string[] {
  const home = pages.find(({ path }) => path === '/');
  if (!home) throw new Error(`${LLMS_PATH}: expected a home page, whose head says whose site this is`);
  return [`# ${home.siteName}`, '', `> ${oneLine(home.description)}`, ''];
}

/**
 * In: the public pages in the order of the sitemap, the origin, whether they hold samples that are shown as such. Out:
 * llms.txt, in a preview without whole text and feeds, which it does not have. Errors: a site without a home page.
 */
export function llmsText(pages: readonly TextPage[], origin: string, preview = false): string {
  const line = ({ path, name, description }: TextPage) =>
    `- [${linkText(name)}](${origin}${markdownAddress(path)}): ${oneLine(description)}`;
  return [
    ...opening(pages),
    'Every page of this site is listed here with the address of its text as markdown. The same address without `.md` ' +
      'is the page that people read (`/` for `/index.md`): that is the one to cite. Figures the site claims are ' +
      'footnoted on their page with what they rest on.',
    '',
    ...(preview ? [`${SAMPLE_LINE.label} ${SAMPLE_LINE.text}`] : whole(origin)),
    '',
    ...sectionsOf(pages).flatMap(({ name, pages: listed }) => [`## ${name}`, '', ...listed.map(line), '']),
  ].join('\n');
}

/**
 * The whole text of the site. In: its public pages in the order of the sitemap, how the markdown of one is read, the
 * origin. Out: llms-full.txt; a long section is cut after FULL_TEXT_SECTION_MAX pages, and the file says so.
 */
export async function llmsFullText(
  pages: readonly TextPage[],
  read: (page: TextPage) => Promise<string>,
  origin: string,
): Promise<string> {
  const parts = [...opening(pages), `Every page is listed in ${origin}${LLMS_PATH}.`, ''];
  for (const { name, pages: listed } of sectionsOf(pages)) {
    for (const page of listed.slice(0, FULL_TEXT_SECTION_MAX)) parts.push('---', '', await read(page));
    const more = listed.length - FULL_TEXT_SECTION_MAX;
    if (more > 0)
      parts.push('---', '', `${name}: ${more} more pages are listed in ${origin}${LLMS_PATH}.`, '');
  }
  return parts.join('\n');
}
