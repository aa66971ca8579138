import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../server/serving/read-files.ts';
import { ERROR_PAGES } from '../server/serving/site.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import type { Content } from '../src/content/check-content.ts';
import { type Feature, featureOfPath, isOff, REPORT, TOOLS } from '../src/content/features.ts';
import type { Field } from '../src/content/fields.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { filesIn } from '../src/content-checks.ts';
import { FUNCTIONS_PATH } from '../src/features/forms/backend-address.ts';
import { HAS_CONDITION } from '../src/features/policies/conditions.ts';
import { toolPageSchema } from '../src/features/tools/schema.ts';

type ContentText = {
  file: string;
  line: number;
  text: string;
  isHidden?: boolean;
};
type Features = Content['features'];

const REDIRECTS_FILE = 'redirects.yaml';
const ENTRY_ADDRESS_FIELDS = ['path', 'href'];
/** If the feature is off, the page shows a step without its link. */
const STEP_ADDRESS_FIELD = 'url';
/** This field of a claim lists pages; no page shows it. */
const CLAIM_PAGES_FIELD = 'shown';

const linesOf = (file: string, text: string, firstLine = 1): ContentText[] =>
  text.split('\n').map((line, index) => ({ file, line: firstLine + index, text: line }));

function textsOf(fields: Field, file: string, features: Features): ContentText[] {
  const entries = fields.entries().filter(([key]) => key !== CLAIM_PAGES_FIELD);
  const items = fields.items();
  if (entries.length + items.length === 0)
    return [{ file, line: fields.line, text: String(fields.value) }];
  const hasSwitchedOffPath = (field: Field) => isOff(featureOfPath(String(field.value)), features);
  const isEntryHidden = entries.some(
    ([key, field]) => ENTRY_ADDRESS_FIELDS.includes(key) && hasSwitchedOffPath(field),
  );
  const children = [...entries, ...items.map((item) => ['', item] as const)];
  return children.flatMap(([key, field]) => {
    const isHidden = isEntryHidden || (key === STEP_ADDRESS_FIELD && hasSwitchedOffPath(field));
    return textsOf(field, file, features).map((text) => (isHidden ? { ...text, isHidden } : text));
  });
}

export const contentTexts = ({ folder, features, files }: Content): ContentText[] =>
  files
    .filter(({ path }) => path !== REDIRECTS_FILE)
    .flatMap(({ path, collectionName, text, fields, body, bodyLine }) => {
      const file = join(folder, path);
      if (collectionName === 'blog') return linesOf(file, text);
      return [...textsOf(fields, file, features), ...linesOf(file, body, bodyLine)];
    });

export type BuiltPage = { address: string; html: string; anchors: Set<string>; links: Set<string> };

const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'data-script', 'data-first'];
/** Islands render the paths in their props later. */
const PATH_IN_PROPS = /"(\/[\w/-]*(?:[?#][^"\s]*)?)"/g;

export function builtPage(address: string, html: string): BuiltPage {
  const page: BuiltPage = { address, html, anchors: new Set(['top']), links: new Set() };
  const parser = new Parser({
    onopentag(_, attributes) {
      if (attributes.id) page.anchors.add(attributes.id);
      for (const name of ADDRESS_ATTRIBUTES) if (attributes[name]) page.links.add(attributes[name]);
      for (const candidate of attributes.srcset?.split(',') ?? [])
        page.links.add(candidate.trim().split(/\s/)[0] ?? '');
      for (const [, path = ''] of attributes.props?.matchAll(PATH_IN_PROPS) ?? [])
        page.links.add(path);
    },
  });
  parser.end(html);
  return page;
}

type Site = {
  pages: readonly BuiltPage[];
  addresses: ReadonlySet<string>;
  moved: Readonly<Record<string, string>>;
  siteUrl: string;
  features: ReadonlySet<Feature>;
  switchedOffNames: readonly { feature: Feature; name: string }[];
};

const switchedOffText = (feature: Feature) =>
  `this ${feature === REPORT ? 'report' : 'tool'} is switched off in site.yaml`;

function targetOf(link: string, address: string, siteUrl: string) {
  const url = URL.parse(link, new URL(address, siteUrl));
  if (!url || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith(FUNCTIONS_PATH))
    return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

function mistakeOfLink(link: string, page: BuiltPage, site: Site): string | undefined {
  const target = targetOf(link, page.address, site.siteUrl);
  if (!target) return undefined;
  const path = site.moved[target.path] ?? target.path;
  const feature = featureOfPath(path);
  if (feature && isOff(feature, site.features)) return switchedOffText(feature);
  const targetPage =
    path === page.address ? page : site.pages.find(({ address }) => address === path);
  if (!site.addresses.has(path) || (ERROR_PAGES.has(path) && targetPage !== page))
    return 'no page of this site has this address';
  if (targetPage && target.anchor && !targetPage.anchors.has(target.anchor))
    return 'that page has no such anchor';
  return undefined;
}

function linkMatcher(link: string) {
  // In the content, an anchor does not have the prefix that it has in the page.
  const forms = [link, link.replace('#text-', '#')].map((form) => RegExp.escape(form)).join('|');
  const pattern = new RegExp(`(?:\\]\\(|=["'])(?:${forms})(?=[)"'\\s])|^(?:${forms})$`);
  return (text: string) => pattern.test(text.trim());
}

const nameMatcher = (name: string) => (text: string) =>
  !HAS_CONDITION.test(text) && text.toLowerCase().includes(name.toLowerCase());

function mistakeLines(
  texts: readonly ContentText[],
  hasMistake: (text: string) => boolean,
  mistake: string,
  pages: readonly string[],
): string[] {
  const matches = texts.filter(({ text }) => hasMistake(text));
  const visibleMatches = matches.filter(({ isHidden }) => !isHidden);
  const lines = (visibleMatches.length > 0 ? visibleMatches : matches).map(
    ({ file, line }) => `${file}: line ${line}: ${mistake}`,
  );
  return lines.length > 0 ? lines : [`page ${pages[0]}: ${mistake}`];
}

/** `readTexts` is called only if there is a mistake. */
export function brokenLinks(site: Site, readTexts: () => readonly ContentText[]): string[] {
  const brokenByLink = new Map<string, { reason: string; pages: string[] }>();
  for (const page of site.pages)
    for (const link of page.links) {
      const reason = mistakeOfLink(link, page, site);
      if (reason)
        brokenByLink
          .getOrInsertComputed(link, () => ({ reason, pages: [] }))
          .pages.push(page.address);
    }
  const pagesWithName = site.switchedOffNames.flatMap(({ feature, name }) => {
    const searchedName = name.replaceAll('&', '&amp;').toLowerCase();
    const pages = site.pages.filter(({ html }) => html.toLowerCase().includes(searchedName));
    return pages.length > 0 ? [{ feature, name, pages: pages.map(({ address }) => address) }] : [];
  });
  if (brokenByLink.size + pagesWithName.length === 0) return [];
  const texts = readTexts();
  const mistakes = [
    ...[...brokenByLink].flatMap(([link, { reason, pages }]) =>
      mistakeLines(texts, linkMatcher(link), `link to ${link}: ${reason}`, pages),
    ),
    ...pagesWithName.flatMap(({ feature, name, pages }) =>
      mistakeLines(texts, nameMatcher(name), `“${name}”: ${switchedOffText(feature)}`, pages),
    ),
  ];
  return [...new Set(mistakes)].toSorted(new Intl.Collator('en', { numeric: true }).compare);
}

function switchedOffNames(content: Content): Site['switchedOffNames'] {
  const { features } = content;
  const tools = TOOLS.filter((tool) => !features.has(tool)).flatMap((tool) => {
    const file = join(content.folder, 'tools', `${tool}.yaml`);
    if (!existsSync(file)) return [];
    const { name, calledAs = [name] } = readContentFile(file, toolPageSchema).data;
    return calledAs.map((calledName) => ({ feature: tool, name: calledName }));
  });
  const reports = filesIn(content, 'navigation').flatMap(({ data: { report } }) =>
    report && !features.has(REPORT) ? [{ feature: REPORT, name: report.name } as const] : [],
  );
  return [...tools, ...reports];
}

type BuiltSite = Pick<Site, 'moved' | 'siteUrl'> & { content: Content; directory: string };

/** Returns the number of links. Errors: throws with the lines of `brokenLinks`. */
export async function refuseBrokenLinks({
  content,
  directory,
  ...rest
}: BuiltSite): Promise<number> {
  const names = await listFiles(directory);
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) =>
        builtPage(addressOf(name), await readFile(join(directory, name), 'utf8')),
      ),
  );
  const site = {
    ...rest,
    pages,
    addresses: new Set(names.map(addressOf)),
    features: content.features,
    switchedOffNames: switchedOffNames(content),
  };
  const mistakes = brokenLinks(site, () => contentTexts(content));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return new Set(pages.flatMap(({ links }) => [...links])).size;
}
