import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSection } from './blocks/schema.ts';
import { COLLECTIONS, type CollectionName, collectionNamed, type DataOf } from './collections.ts';
import {
  type CheckedFile,
  type Collection,
  type Content,
  checkFile,
  type DraftFile,
  type LocatedMistake,
  refuseMistakes,
} from './content/check-content.ts';
import { mistakeAt } from './content/fields.ts';
import { listFiles, locationOf, nameOf } from './content/files.ts';
import { Mistake } from './content/mistake.ts';
import { referenceBooks } from './content/references.ts';
import { decodeText } from './content/source.ts';
import { siteValues } from './content/this-site.ts';
import { brokenReferences } from './content-references.ts';
import { blogPath } from './features/blog/blog-path.ts';
import { articleMistakes, photoMistakes } from './features/blog/file/check-articles.ts';
import { type CasePage, caseMistake } from './features/claims/notes.ts';
import { homeCases } from './features/home/schema.ts';
import { areaMistakes } from './features/intake/library-schema.ts';
import { missingRows } from './features/monthly-table/figures.ts';
import { policyMistakes } from './features/policies/conditions.ts';

const LOCATIONS = Object.entries<Collection>(COLLECTIONS).map(([collectionName, collection]) => ({
  ...collection,
  collectionName,
}));

export function filesIn<Name extends CollectionName>(content: Content, name: Name) {
  return content.files.filter(
    (file): file is CheckedFile<DataOf<Name>> =>
      file.collectionName === name && file.data !== undefined,
  );
}
export const dataOf = <Name extends CollectionName>(content: Content, name: Name) =>
  filesIn(content, name).map(({ data }) => data);

type Check<Name extends CollectionName> = (
  file: CheckedFile<DataOf<Name>>,
  content: Content,
) => LocatedMistake[];

function caseMistakes(
  { sections }: { sections: readonly { kind: string }[] },
  content: Content,
  page: CasePage,
): LocatedMistake[] {
  const cases = dataOf(content, 'home').flatMap(homeCases);
  return sections.flatMap((section, index) => {
    const text = 'case' in section && caseMistake(String(section.case), cases, page);
    return text ? [{ at: ['sections', index, 'case'], text }] : [];
  });
}

const repeatedRedirects: Check<'redirects'> = ({ data: { moved, gone } }, content) => {
  const redirectedPaths = new Set(
    dataOf(content, 'blog').flatMap(({ former }) => former.map((slug) => blogPath(slug))),
  );
  const lines = [
    ...moved.map(({ from }, index) => ({ at: ['moved', index], from })),
    ...gone.map((from, index) => ({ at: ['gone', index], from })),
  ];
  return lines.flatMap(({ at, from }) => {
    const isRepeated = redirectedPaths.has(from);
    redirectedPaths.add(from);
    return isRepeated ? [{ at, text: `expected each address once, found "${from}" again` }] : [];
  });
};

const stateWithoutRules: Check<'cities'> = ({ data: { stateAbbr, sections } }, content) => {
  const hasRules = dataOf(content, 'stateRules').some(({ abbr }) => abbr === stateAbbr);
  const text = `expected a state with a file in state-rules, found "${stateAbbr}"`;
  return findSection(sections, 'rules') && !hasRules ? [{ at: ['stateAbbr'], text }] : [];
};

const COLLECTION_CHECKS: { [Name in CollectionName]?: Check<Name> } = {
  blog: articleMistakes,
  cities: stateWithoutRules,
  services: ({ data, name }, content) => caseMistakes(data, content, { service: name }),
  practiceAreas: ({ data, name }, content) => caseMistakes(data, content, { area: name }),
  redirects: repeatedRedirects,
  policies: policyMistakes,
  monthlyTable: ({ data }, content) =>
    dataOf(content, 'calculator').flatMap(({ tool: { example } }) => missingRows(data, example)),
  intakeAreas: ({ data }, content) => areaMistakes(data, dataOf(content, 'intakeChannels')),
};

function repeatedAddresses({ files }: Content): Content['mistakes'] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, name, collectionName, data, fields }) => {
    const address =
      data === undefined ? undefined : collectionNamed(collectionName).page?.(name, data);
    const owner = address === undefined ? path : owners.getOrInsert(address, path);
    if (owner === path) return [];
    const key = ['slug', 'city'].find((field) => fields.at(field)) ?? 'name of the file';
    const line = fields.at(key)?.line;
    const text = `expected a page with an address of its own, ${owner} has ${address} already`;
    return [{ path, mistake: new Mistake(line, key, text) }];
  });
}

const mistakesBetweenFiles = (content: Content): Content['mistakes'] =>
  content.files
    .filter(({ data }) => data !== undefined)
    .flatMap((file) => {
      const check = COLLECTION_CHECKS[file.collectionName as CollectionName] as
        | Check<CollectionName>
        | undefined;
      return (check?.(file as never, content) ?? []).map(({ at, text }) => ({
        path: file.path,
        mistake:
          typeof at === 'number' ? new Mistake(at, 'text', text) : mistakeAt(file.fields, at, text),
      }));
    });

/** Checks every file alone and against the others. A draft replaces the file that has its path. */
export function contentIn(folder: string, ...drafts: readonly DraftFile[]): Content {
  const textOf = (path: string) =>
    drafts.find((draft) => draft.path === path)?.text ??
    decodeText(readFileSync(join(folder, path)));
  const { brand, features, today } = siteValues(() => textOf('site.yaml'));
  const isOff = ({ feature }: Collection) => feature !== undefined && !features.has(feature);
  const listedFiles = listFiles(folder, LOCATIONS, isOff);
  const replacedPaths = new Set(drafts.flatMap(({ path, oldPath }) => [path, oldPath]));
  const paths = [
    ...listedFiles.files.filter((path) => !replacedPaths.has(path)),
    ...drafts.map(({ path }) => path),
  ];
  const context = { brand, today, books: referenceBooks(folder) };
  const [files, unparsedFiles]: [CheckedFile[], Content['unparsedFiles'][number][]] = [[], []];
  const mistakes = listedFiles.mistakes.map(([path, mistake]) => ({ path, mistake }));
  for (const path of paths) {
    const collection = locationOf(path, LOCATIONS);
    if (!collection) continue;
    try {
      const { file, mistakes: fileMistakes } = checkFile(path, textOf(path), collection, context);
      files.push(file);
      mistakes.push(...fileMistakes.map((mistake) => ({ path, mistake })));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      unparsedFiles.push({
        collectionName: collection.collectionName,
        name: nameOf(path),
        data: undefined,
      });
      mistakes.push({ path, mistake: error });
    }
  }
  const content: Content = { folder, brand, features, today, files, unparsedFiles, mistakes };
  const checks = [brokenReferences, repeatedAddresses, mistakesBetweenFiles];
  const allMistakes = [...mistakes, ...checks.flatMap((check) => check(content))];
  const lineOf = ({ mistake }: (typeof allMistakes)[number]) => mistake.line ?? 0;
  return {
    ...content,
    mistakes: allMistakes.toSorted(
      (a, b) => a.path.localeCompare(b.path, 'en') || lineOf(a) - lineOf(b),
    ),
  };
}

/** Throws a ContentError with a line for each mistake. */
export async function checkedContent(folder: string): Promise<Content> {
  const content = contentIn(folder);
  const photos = await photoMistakes(content);
  refuseMistakes({ ...content, mistakes: [...content.mistakes, ...photos] });
  return content;
}
