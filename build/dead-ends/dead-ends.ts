import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../../server/serving/read-files.ts';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { addressOf } from '../../server/serving/stored-file.ts';
import type { Content } from '../../src/content/check-content.ts';
import { type Feature, featureOfPath, isOff, REPORT, TOOLS } from '../../src/content/features.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { filesIn } from '../../src/content-checks.ts';
import { FUNCTIONS_PATH } from '../../src/features/forms/backend-address.ts';
import { HAS_CONDITION } from '../../src/features/policies/conditions.ts';
import { toolPageSchema } from '../../src/features/tools/schema.ts';
import { type ContentWords, contentWords } from './content-words.ts';

/** What a built page has: its text as it stands, the anchors that can be linked to, and the addresses that it names. */
export type BuiltPage = { address: string; html: string; anchors: Set<string>; links: Set<string> };

const ADDRESSES = ['href', 'src', 'action', 'data-script', 'data-first'];
/** A path of ours among what a tool of the page is given, which shows it later. */
const GIVEN_PATH = /"(\/[\w/-]*(?:[?#][^"\s]*)?)"/g;

export function builtPage(address: string, html: string): BuiltPage {
  const page: BuiltPage = { address, html, anchors: new Set(['top']), links: new Set() };
  const parser = new Parser({
    onopentag(_, attributes) {
      if (attributes.id) page.anchors.add(attributes.id);
      for (const name of ADDRESSES) if (attributes[name]) page.links.add(attributes[name]);
      for (const one of attributes.srcset?.split(',') ?? [])
        page.links.add(one.trim().split(/\s/)[0] ?? '');
      for (const [, path = ''] of attributes.props?.matchAll(GIVEN_PATH) ?? [])
        page.links.add(path);
    },
  });
  parser.end(html);
  return page;
}

/** The pages of a built folder, and the address of every file in it. */
async function builtPages(directory: string) {
  const names = await listFiles(directory);
  const html = names.filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    html.map(async (name) =>
      builtPage(addressOf(name), await readFile(join(directory, name), 'utf8')),
    ),
  );
  return { pages, addresses: new Set(names.map(addressOf)) };
}

type Features = ReadonlySet<Feature>;
type Site = {
  pages: readonly BuiltPage[];
  /** Addresses of all files. */
  addresses: ReadonlySet<string>;
  /** Addresses that lead on to another. */
  moved: Readonly<Record<string, string>>;
  siteUrl: string;
  features: Features;
  /** What texts call that which is off. */
  names: readonly { feature: Feature; name: string }[];
};

const saidOff = (feature: Feature) =>
  `this ${feature === REPORT ? 'report' : 'tool'} is switched off in site.yaml`;

/** Where a link on a page leads: path and anchor; undefined: to another site, or to the server's functions. */
function targetOf(link: string, address: string, siteUrl: string) {
  const url = URL.parse(link, new URL(address, siteUrl));
  if (!url || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith(FUNCTIONS_PATH))
    return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

/** Why a link of a page leads nowhere; undefined where it does. */
function deadEnd(link: string, page: BuiltPage, site: Site): string | undefined {
  const target = targetOf(link, page.address, site.siteUrl);
  if (!target) return undefined;
  const path = site.moved[target.path] ?? target.path;
  const feature = featureOfPath(path);
  if (feature && isOff(feature, site.features)) return saidOff(feature);
  const there = path === page.address ? page : site.pages.find(({ address }) => address === path);
  if (!site.addresses.has(path) || (ERROR_PAGES.has(path) && there !== page))
    return 'no page of this site has this address';
  if (there && target.anchor && !there.anchors.has(target.anchor))
    return 'that page has no such anchor';
  return undefined;
}

/** A link as markdown, an attribute of HTML or a whole value has it. */
function holdsLink(link: string) {
  // an anchor within a text is written without the mark that it carries in the page
  const written = [link, link.replace('#text-', '#')].map((each) => RegExp.escape(each)).join('|');
  const stands = new RegExp(`(?:\\]\\(|=["'])(?:${written})(?=[)"'\\s])|^(?:${written})$`);
  return ({ text }: ContentWords) => stands.test(text.trim());
}

const holdsName = (name: string) => {
  const words = name.toLowerCase();
  return ({ text }: ContentWords) =>
    !HAS_CONDITION.test(text) && text.toLowerCase().includes(words);
};

/** The mistake at every place of the content that has it, and where none has, by the page. */
function mistakesAt(
  words: readonly ContentWords[],
  holds: (words: ContentWords) => boolean,
  { said, pages }: { said: string; pages: readonly string[] },
): string[] {
  const held = words.filter(holds);
  const sure = held.filter(({ isPassedOver }) => !isPassedOver);
  const places = (sure.length > 0 ? sure : held).map(
    ({ file, line }) => `${file}: line ${line}: ${said}`,
  );
  return places.length > 0 ? places : [`page ${pages[0]}: ${said}`];
}

/** What leads nowhere, and what names that which is off: a line each. `words` are asked for only where there is something. */
export function deadEnds(site: Site, words: () => readonly ContentWords[]): string[] {
  const dead = new Map<string, { why: string; pages: string[] }>();
  for (const page of site.pages)
    for (const link of page.links) {
      const why = deadEnd(link, page, site);
      if (why) dead.set(link, { why, pages: [...(dead.get(link)?.pages ?? []), page.address] });
    }
  const named = site.names.flatMap(({ feature, name }) => {
    const written = name.replaceAll('&', '&amp;').toLowerCase();
    const pages = site.pages.filter(({ html }) => html.toLowerCase().includes(written));
    return pages.length > 0 ? [{ feature, name, pages: pages.map(({ address }) => address) }] : [];
  });
  if (dead.size + named.length === 0) return [];
  const texts = words();
  const mistakes = [
    ...[...dead].flatMap(([link, { why, pages }]) =>
      mistakesAt(texts, holdsLink(link), { said: `link to ${link}: ${why}`, pages }),
    ),
    ...named.flatMap(({ feature, name, pages }) =>
      mistakesAt(texts, holdsName(name), { said: `“${name}”: ${saidOff(feature)}`, pages }),
    ),
  ];
  return [...new Set(mistakes)].toSorted(new Intl.Collator('en', { numeric: true }).compare);
}

/** What texts call the tools and the report that are off, where their files are there to say it. */
function namesOff(content: Content, features: Features): Site['names'] {
  const tools = TOOLS.filter((tool) => !features.has(tool)).flatMap((tool) => {
    const file = join(content.folder, 'tools', `${tool}.yaml`);
    if (!existsSync(file)) return [];
    const { name, calledAs = [name] } = readContentFile(file, toolPageSchema).data;
    return calledAs.map((each) => ({ feature: tool, name: each }));
  });
  const reports = filesIn(content, 'navigation').flatMap(({ data: { report } }) =>
    report && !features.has(REPORT) ? [{ feature: REPORT, name: report.name } as const] : [],
  );
  return [...tools, ...reports];
}

type Parts = Pick<Site, 'moved' | 'siteUrl'> & { content: Content; directory: string };

/**
 * Looks at every link of a built site; how many there are. Errors: a line for each that leads nowhere, and for each text that
 * names a tool or a report that is off.
 */
export async function refuseDeadEnds({ content, directory, ...parts }: Parts): Promise<number> {
  const built = await builtPages(directory);
  const { features } = content;
  const site = { ...parts, ...built, features, names: namesOff(content, features) };
  const mistakes = deadEnds(site, () => contentWords(content));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return new Set(built.pages.flatMap(({ links }) => [...links])).size;
}
