import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { ERROR_PAGES } from '../server/serving/site.ts';
import { urlPathOf } from '../server/serving/stored-file.ts';
import type { Content } from '../src/content/check-content.ts';
import { type Feature, featureOfPath, isOff, REPORT, TOOLS } from '../src/content/features.ts';
import type { Field } from '../src/content/fields.ts';
import { readContentFile } from '../src/content/read-content.ts';
import { filesIn } from '../src/content-checks.ts';
import { FUNCTIONS_PATH } from '../src/features/forms/backend-address.ts';
import { HAS_CONDITION } from '../src/features/policies/conditions.ts';
import { toolPageSchema } from '../src/features/tools/schema.ts';
import type { FinishedPage } from './finish-pages.ts';

type ContentText = {
  file: string;
  line: number;
  text: string;
  isHidden?: boolean;
};
type Features = Content['features'];

const REDIRECTS_FILE = 'redirects.yaml';
const ENTRY_ADDRESS_FIELDS: readonly unknown[] = ['path', 'href'];
/** The link of a step. If the feature at this path is off, the step has no link. */
const STEP_ADDRESS_FIELD = 'url';
/** This field of a claim lists the pages that show the claim. No page shows the list. */
const CLAIM_PAGES_FIELD = 'shown';

const linesOf = (file: string, text: string, firstLine = 1): ContentText[] =>
  text.split('\n').map((line, index) => ({ file, line: firstLine + index, text: line }));

function textsOf(fields: Field, file: string, features: Features): ContentText[] {
  const children = fields.children().filter(([key]) => key !== CLAIM_PAGES_FIELD);
  if (children.length === 0) return [{ file, line: fields.line, text: String(fields.value) }];
  const hasSwitchedOffPath = (field: Field) => isOff(featureOfPath(String(field.value)), features);
  const isEntryHidden = children.some(
    ([key, field]) => ENTRY_ADDRESS_FIELDS.includes(key) && hasSwitchedOffPath(field),
  );
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

type LinkedPage = Pick<FinishedPage, 'path' | 'anchors' | 'links'>;

type LinkedSite = {
  pages: readonly LinkedPage[];
  paths: ReadonlySet<string>;
  redirects: Readonly<Record<string, string>>;
  siteUrl: string;
  features: Features;
};

const switchedOffText = (feature: Feature) =>
  `this ${feature === REPORT ? 'report' : 'tool'} is switched off in site.yaml`;

function targetOf(link: string, pagePath: string, siteUrl: string) {
  const url = URL.parse(link, new URL(pagePath, siteUrl));
  if (!url || url.origin !== new URL(siteUrl).origin || url.pathname.startsWith(FUNCTIONS_PATH))
    return undefined;
  return { path: url.pathname, anchor: decodeURIComponent(url.hash.slice(1)) };
}

function mistakeOfLink(link: string, page: LinkedPage, site: LinkedSite): string | undefined {
  const target = targetOf(link, page.path, site.siteUrl);
  if (!target) return undefined;
  const path = site.redirects[target.path] ?? target.path;
  const feature = featureOfPath(path);
  if (feature && isOff(feature, site.features)) return switchedOffText(feature);
  const targetPage =
    path === page.path ? page : site.pages.find((otherPage) => otherPage.path === path);
  if (!site.paths.has(path) || (ERROR_PAGES.has(path) && targetPage !== page))
    return 'no page of this site has this address';
  if (targetPage && target.anchor && !targetPage.anchors.has(target.anchor))
    return 'that page has no such anchor';
  return undefined;
}

type Finding = { mistake: string; page: string; isIn(text: string): boolean };

/** Names the lines that contain the mistake or, if no file contains it, the page. */
export function linesOfFinding(
  { mistake, page, isIn }: Finding,
  texts: readonly ContentText[],
): string[] {
  const matches = texts.filter(({ text }) => isIn(text));
  const visibleMatches = matches.filter(({ isHidden }) => !isHidden);
  const lines = (visibleMatches.length > 0 ? visibleMatches : matches).map(
    ({ file, line }) => `${file}: line ${line}: ${mistake}`,
  );
  return lines.length > 0 ? lines : [`page ${page}: ${mistake}`];
}

function linkMatcher(link: string) {
  // The page adds the prefix "text-" to an anchor. In the content, the anchor may lack it.
  const spellings = [link, link.replace('#text-', '#')].map(RegExp.escape).join('|');
  const pattern = new RegExp(`(?:\\]\\(|=["'])(?:${spellings})(?=[)"'\\s])|^(?:${spellings})$`);
  return (text: string) => pattern.test(text.trim());
}

export function brokenLinks(site: LinkedSite): Finding[] {
  const findings = new Map<string, Finding>();
  for (const page of site.pages)
    for (const link of page.links) {
      const reason = mistakeOfLink(link, page, site);
      if (reason)
        findings.set(link, {
          mistake: `link to ${link}: ${reason}`,
          page: page.path,
          isIn: linkMatcher(link),
        });
    }
  return [...findings.values()];
}

type NamedFeature = { feature: Feature; name: string };

function switchedOffNames(content: Content): NamedFeature[] {
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

/** Ignores a line with a condition: the page leaves the line out if the feature is off. */
export const mentionOf = ({ feature, name }: NamedFeature, page: string): Finding => ({
  mistake: `“${name}”: ${switchedOffText(feature)}`,
  page,
  isIn: (text) => !HAS_CONDITION.test(text) && text.toLowerCase().includes(name.toLowerCase()),
});

async function mentionsIn(directory: string, files: readonly string[], content: Content) {
  const mentions = new Map<NamedFeature, Finding>();
  const names = switchedOffNames(content);
  for (const file of names.length > 0 ? files.filter((name) => name.endsWith('.html')) : []) {
    const html = (await readFile(join(directory, file), 'utf8')).toLowerCase();
    for (const feature of names)
      if (html.includes(feature.name.replaceAll('&', '&amp;').toLowerCase()))
        mentions.set(feature, mentionOf(feature, urlPathOf(file)));
  }
  return [...mentions.values()];
}

type FinishedSite = Omit<LinkedSite, 'features' | 'paths'> & { directory: string };

/** Throws a line for each mistake, with its content file and line or, without these, its page. */
export async function refuseBrokenLinks(
  content: Content,
  { directory, ...site }: FinishedSite,
): Promise<void> {
  const files = await listFiles(directory);
  const paths = new Set(files.map(urlPathOf));
  const findings = [
    ...brokenLinks({ ...site, paths, features: content.features }),
    ...(await mentionsIn(directory, files, content)),
  ];
  if (findings.length === 0) return;
  const texts = contentTexts(content);
  const lines = new Set(findings.flatMap((finding) => linesOfFinding(finding, texts)));
  const { compare } = new Intl.Collator('en', { numeric: true });
  throw new Error([...lines].toSorted(compare).join('\n'));
}
