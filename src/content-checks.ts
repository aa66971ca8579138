import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf } from './blocks/schema.ts';
import { COLLECTIONS, type CollectionName, type DataOf, pageOf } from './collections.ts';
import {
  type CheckedFile,
  type Collection,
  type Content,
  type Draft,
  type Found,
  type Registry,
  readContent,
  refuseMistakes,
  type Target,
} from './content/check-content.ts';
import { TOOLS } from './content/features.ts';
import { fieldsAt } from './content/fields.ts';
import { INQUIRY_KINDS } from './content/inquiry-kinds.ts';
import type { ReferenceTarget } from './content/parts.ts';
import { blogPath } from './features/blog/blog-path.ts';
import { articleMistakes, photoMistakes } from './features/blog/file/check-articles.ts';
import { SESSION_PAGE } from './features/booking/places.ts';
import { type CasePage, caseMistake } from './features/claims/client-case.ts';
import { askPath, CONTACT_PAGES } from './features/contact/places.ts';
import { casesOf } from './features/home/schema.ts';
import { areaMistakes, voiceMistakes } from './features/intake/library-checks.ts';
import { missingRows } from './features/monthly-table/figures.ts';
import { policyMistakes } from './features/policies/conditions.ts';
import { REPORT_PAGES, REPORT_PATH } from './features/report/places.ts';

/** The files of a collection that have no mistake. */
export function filesIn<Name extends CollectionName>(content: Content, name: Name) {
  return content.files.filter(
    (file): file is CheckedFile<DataOf<Name>> => file.of === name && file.data !== undefined,
  );
}
const dataOf = <Name extends CollectionName>(content: Content, name: Name) =>
  filesIn(content, name).map(({ data }) => data);

type Check<Name extends CollectionName> = (
  file: CheckedFile<DataOf<Name>>,
  content: Content,
) => Found[];

/** The cases of clients that a page shows have to fit the page. */
function casesOn(
  { sections }: { sections: readonly { kind: string }[] },
  content: Content,
  page: CasePage,
): Found[] {
  const cases = dataOf(content, 'home').flatMap(casesOf);
  return sections.flatMap((section, index) => {
    const text = 'case' in section && caseMistake(String(section.case), cases, page);
    return text ? [{ at: ['sections', index, 'case'], text }] : [];
  });
}

/** Addresses that redirects.yaml or an article sends on twice. */
const redirectsTwice: Check<'redirects'> = ({ data: { moved, gone } }, content) => {
  const taken = new Set(
    dataOf(content, 'blog').flatMap(({ former }) => former.map((slug) => blogPath(slug))),
  );
  const lines = [
    ...moved.map(({ from }, index) => ({ at: ['moved', index], from })),
    ...gone.map((from, index) => ({ at: ['gone', index], from })),
  ];
  return lines.flatMap(({ at, from }) => {
    const isTaken = taken.has(from);
    taken.add(from);
    return isTaken ? [{ at, text: `expected each address once, found "${from}" again` }] : [];
  });
};

const stateWithoutRules: Check<'cities'> = ({ data: { stateAbbr, sections } }, content) => {
  const hasRules = dataOf(content, 'stateRules').some(({ abbr }) => abbr === stateAbbr);
  const text = `expected a state with a file in state-rules, found "${stateAbbr}"`;
  return sectionOf(sections, 'rules') && !hasRules ? [{ at: ['stateAbbr'], text }] : [];
};

/** What is looked at beside the other files. */
const CHECKS: { [Name in CollectionName]?: Check<Name> } = {
  blog: articleMistakes,
  cities: stateWithoutRules,
  services: ({ data, name }, content) => casesOn(data, content, { service: name }),
  practiceAreas: ({ data, name }, content) => casesOn(data, content, { area: name }),
  redirects: redirectsTwice,
  policies: policyMistakes,
  monthlyTable: ({ data }, content) =>
    dataOf(content, 'calculator').flatMap(({ tool: { example } }) => missingRows(data, example)),
  intakeAreas: ({ data }, content) => areaMistakes(data, dataOf(content, 'intakeChannels')),
  intakeVoices: ({ data, name }, content) => {
    const areas = filesIn(content, 'intakeAreas');
    return voiceMistakes(data, areas.find((area) => name.startsWith(`${area.name}-`))?.data);
  },
};

/** The pages of what a site may be without. */
const FEATURE_PAGES = [REPORT_PATH, ...TOOLS.map((name) => `/tools/${name}`)];
/** Pages that no file of the content is about, and those. */
const OTHER_PAGES = [
  ...INQUIRY_KINDS.map(askPath),
  CONTACT_PAGES.thanks,
  SESSION_PAGE,
  ...Object.values(REPORT_PAGES),
  ...FEATURE_PAGES,
];

/** The pages of a site. */
const pagesOf = ({ files, unread }: Content) => [
  ...OTHER_PAGES,
  ...[...files, ...unread].flatMap(({ of: name, name: file, data = {} }) => {
    const collection: Collection | undefined = COLLECTIONS[name as CollectionName];
    return collection?.page?.(file, data) ?? [];
  }),
];
/** The values at a path in the files of a collection, whatever else is wrong with them. */
const valuesIn = ({ files }: Content, of: CollectionName, path: string) =>
  files
    .filter((file) => file.of === of)
    .flatMap(({ fields }) => fieldsAt(fields, path).map(({ value }) => String(value)));
const movedIn = (content: Content) => valuesIn(content, 'redirects', 'moved.*.from');

/** The path of an address of this site; files are looked for in the finished site (build/broken-links.ts). */
function pathOf(address: string) {
  const path = address.replace(/[?#].*$/, '');
  return path.split('/').at(-1)?.includes('.') ? undefined : path;
}

/** The pages that have a name: services, those of the menus, and what leads to one of them. */
function namedPages(content: Content): string[] {
  const services = [...content.files, ...content.unread].filter(({ of }) => of === 'services');
  const inMenus = ['links.*.href', 'practiceAreas.*.href'].flatMap((path) =>
    valuesIn(content, 'navigation', path),
  );
  const pages = new Set([
    ...services.map(({ name }) => pageOf('services', name)),
    ...inMenus,
    ...FEATURE_PAGES,
  ]);
  const moved = dataOf(content, 'redirects').flatMap((data) => data.moved);
  return [...pages, ...moved.filter(({ to }) => pages.has(to)).map(({ from }) => from)];
}

/** What fields refer to (content/parts.ts, referenceTo). */
const TARGETS: Record<ReferenceTarget, Target> = {
  member: { expected: 'the name of a file in team', in: 'team' },
  portrait: {
    expected: 'a file in team/portraits',
    names: ({ folder }) => {
      const portraits = join(folder, 'team', 'portraits');
      return existsSync(portraits) ? readdirSync(portraits) : [];
    },
  },
  claim: { expected: 'the id of a claim in claims.yaml', in: 'claims', at: 'claims.*.id' },
  case: {
    expected: 'the id of a case in pages/home.yaml',
    in: 'home',
    at: 'sections.*.cases.*.id',
  },
  service: { expected: 'the name of a file in services', in: 'services' },
  area: { expected: 'the name of a file in practice-areas', in: 'practiceAreas' },
  price: {
    expected: 'a name in the a la carte list of pages/pricing.yaml',
    in: 'pricing',
    at: 'sections.*.prices.*.name',
  },
  channel: {
    expected: 'the name of a channel in the calculator’s example',
    in: 'calculator',
    at: 'tool.example.channels.*.name',
  },
  county: { expected: 'a county with a file in county-maps', in: 'countyMaps' },
  rule: { expected: 'the key of a rule in state-rules', in: 'stateRules', at: 'rules.*.key' },
  page: {
    expected: 'the path of a page of this site',
    names: (content) => [...pagesOf(content), ...movedIn(content)],
    part: pathOf,
  },
  'present page': { expected: 'a page of this site', names: pagesOf, part: pathOf },
  'named page': {
    expected: 'the path of a service or of a page in navigation.yaml',
    names: namedPages,
    part: pathOf,
  },
};

const REGISTRY: Registry = { collections: COLLECTIONS, targets: TARGETS, checks: CHECKS };

/** Every file of a content folder, with what is wrong with them; drafts are read in the place of their files. */
export const contentIn = (folder: string, ...drafts: Draft[]): Content =>
  readContent(folder, REGISTRY, drafts);

/** The content of a folder that has no mistake. Errors: a ContentError with a line for each mistake. */
export async function checkedContent(folder: string): Promise<Content> {
  const content = contentIn(folder);
  const photos = await photoMistakes(content);
  refuseMistakes({ ...content, mistakes: [...content.mistakes, ...photos] });
  return content;
}
