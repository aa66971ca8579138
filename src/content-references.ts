import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collectionNamed, pageOf } from './collections.ts';
import { type Content, referencesIn } from './content/check-content.ts';
import { TOOLS } from './content/features.ts';
import { fieldsAt, mistakeAt } from './content/fields.ts';
import { INQUIRY_KINDS } from './content/inquiry-kinds.ts';
import { Mistake } from './content/mistake.ts';
import type { ReferenceTarget } from './content/parts.ts';
import { SESSION_PAGE } from './features/booking/paths.ts';
import { CONTACT_PAGES, inquiryFormPath } from './features/contact/paths.ts';
import { REPORT_PAGES, REPORT_PATH } from './features/report/paths.ts';

const FEATURE_PAGES = [REPORT_PATH, ...TOOLS.map((name) => `/tools/${name}`)];
const FIXED_PAGES = [
  ...INQUIRY_KINDS.map(inquiryFormPath),
  CONTACT_PAGES.thanks,
  SESSION_PAGE,
  ...Object.values(REPORT_PAGES),
  ...FEATURE_PAGES,
];

const filesOf = ({ files, unparsedFiles }: Content, name: CollectionName) =>
  [...files, ...unparsedFiles].filter(({ collectionName }) => collectionName === name);

const pagesOf = ({ files, unparsedFiles }: Content) => [
  ...FIXED_PAGES,
  ...[...files, ...unparsedFiles].flatMap(
    ({ collectionName, name, data = {} }) =>
      collectionNamed(collectionName).page?.(name, data) ?? [],
  ),
];
const valuesIn = ({ files }: Content, name: CollectionName, path: string) =>
  files
    .filter((file) => file.collectionName === name)
    .flatMap(({ fields }) => fieldsAt(fields, path).map(({ value }) => String(value)));

/** Returns undefined for a file: build/broken-links.ts looks for files in the finished site. */
function pathOf(address: string) {
  const path = address.replace(/[?#].*$/, '');
  return path.split('/').at(-1)?.includes('.') ? undefined : path;
}

function namedPages(content: Content): string[] {
  const menuPages = ['links.*.href', 'practiceAreas.*.href'].flatMap((path) =>
    valuesIn(content, 'navigation', path),
  );
  const pages = new Set([
    ...filesOf(content, 'services').map(({ name }) => pageOf('services', name)),
    ...menuPages,
    ...FEATURE_PAGES,
  ]);
  const redirects = content.files
    .filter(({ collectionName }) => collectionName === 'redirects')
    .flatMap(({ fields }) => fieldsAt(fields, 'moved.*'))
    .filter((line) => pages.has(String(line.at('to')?.value)));
  return [...pages, ...redirects.map((line) => String(line.at('from')?.value))];
}

const fileNames = (name: CollectionName) => (content: Content) =>
  filesOf(content, name).map((file) => file.name);
const valuesAt = (name: CollectionName, path: string) => (content: Content) =>
  content.unparsedFiles.some(({ collectionName }) => collectionName === name)
    ? undefined
    : valuesIn(content, name, path);

function portraitFiles({ folder }: Content) {
  const path = join(folder, 'team', 'portraits');
  return existsSync(path) ? readdirSync(path) : [];
}

type Target = {
  expected: string;
  /** Returns undefined while a file with some of the names cannot be read. */
  names(content: Content): readonly string[] | undefined;
  nameIn?(text: string): string | undefined;
};

const TARGETS: Record<ReferenceTarget, Target> = {
  member: { expected: 'the name of a file in team', names: fileNames('team') },
  portrait: { expected: 'a file in team/portraits', names: portraitFiles },
  claim: { expected: 'the id of a claim in claims.yaml', names: valuesAt('claims', 'claims.*.id') },
  case: {
    expected: 'the id of a case in pages/home.yaml',
    names: valuesAt('home', 'sections.*.cases.*.id'),
  },
  service: { expected: 'the name of a file in services', names: fileNames('services') },
  area: { expected: 'the name of a file in practice-areas', names: fileNames('practiceAreas') },
  price: {
    expected: 'a name in the a la carte list of pages/pricing.yaml',
    names: valuesAt('pricing', 'sections.*.prices.*.name'),
  },
  channel: {
    expected: 'the name of a channel in the calculator’s example',
    names: valuesAt('calculator', 'tool.example.channels.*.name'),
  },
  county: { expected: 'a county with a file in county-maps', names: fileNames('countyMaps') },
  rule: {
    expected: 'the key of a rule in state-rules',
    names: valuesAt('stateRules', 'rules.*.key'),
  },
  page: {
    expected: 'the path of a page of this site',
    names: (content) => [...pagesOf(content), ...valuesIn(content, 'redirects', 'moved.*.from')],
    nameIn: pathOf,
  },
  'present page': { expected: 'a page of this site', names: pagesOf, nameIn: pathOf },
  'named page': {
    expected: 'the path of a service or of a page in navigation.yaml',
    names: namedPages,
    nameIn: pathOf,
  },
};

export function brokenReferences(content: Content): Content['mistakes'] {
  const namesByTarget = new Map<ReferenceTarget, ReadonlySet<string> | undefined>();
  const namesOf = (to: ReferenceTarget) => {
    const names = TARGETS[to].names(content);
    return names && new Set(names);
  };
  /** Returns the mistake if no file has the target. */
  const textOfMistake = (to: ReferenceTarget, value: string) => {
    const { expected, nameIn = (text: string) => text } = TARGETS[to];
    const name = nameIn(value);
    const names = namesByTarget.getOrInsertComputed(to, namesOf);
    const isBroken = name !== undefined && names !== undefined && !names.has(name);
    return isBroken ? `expected ${expected}, found "${value}"` : undefined;
  };
  return content.files.flatMap(({ path, collectionName, fields, value: data, links }) => {
    const inFields = referencesIn(collectionNamed(collectionName).schema, data).flatMap(
      ({ to, value, at }) => {
        const text = textOfMistake(to, value);
        return text ? [mistakeAt(fields, at, text)] : [];
      },
    );
    const inText = links.flatMap(({ path: link, line }) => {
      const text = textOfMistake('page', link);
      return text ? [new Mistake(line, 'text', text)] : [];
    });
    return [...inFields, ...inText].map((mistake) => ({ path, mistake }));
  });
}
