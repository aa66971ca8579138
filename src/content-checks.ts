import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf } from './blocks/schema.ts';
import { COLLECTIONS, type CollectionName, collectionNamed, type DataOf } from './collections.ts';
import {
  type CheckedFile,
  type Collection,
  type Content,
  checkedFile,
  type DraftFile,
  type FoundMistake,
  refuseMistakes,
} from './content/check-content.ts';
import { mistakeAt } from './content/fields.ts';
import { listFiles, locationOf, nameOf } from './content/files.ts';
import { Mistake } from './content/mistake.ts';
import { referenceBooks } from './content/references.ts';
import { decodeText } from './content/source.ts';
import { siteValues } from './content/this-site.ts';
import { lostReferences } from './content-references.ts';
import { blogPath } from './features/blog/blog-path.ts';
import { articleMistakes, photoMistakes } from './features/blog/file/check-articles.ts';
import { type CasePage, caseMistake } from './features/claims/client-case.ts';
import { casesOf } from './features/home/schema.ts';
import { areaMistakes } from './features/intake/library-schema.ts';
import { missingRows } from './features/monthly-table/figures.ts';
import { policyMistakes } from './features/policies/conditions.ts';

/** All collections with their names. */
const PLACES = Object.entries<Collection>(COLLECTIONS).map(([of, place]) => ({ ...place, of }));

/** Returns the files of a collection that have no mistake. */
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
) => FoundMistake[];

/** Finds sections of a page with a client's case that does not fit the page. */
function casesOn(
  { sections }: { sections: readonly { kind: string }[] },
  content: Content,
  page: CasePage,
): FoundMistake[] {
  const cases = dataOf(content, 'home').flatMap(casesOf);
  return sections.flatMap((section, index) => {
    const text = 'case' in section && caseMistake(String(section.case), cases, page);
    return text ? [{ at: ['sections', index, 'case'], text }] : [];
  });
}

/** Finds addresses that redirects.yaml or an article redirects twice. */
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

/** Checks that compare a file with other files, by the collection of the file. */
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
};

/** Finds files whose pages would have the same address. */
function sharedAddresses({ files }: Content): Content['mistakes'] {
  const owners = new Map<string, string>();
  return files.flatMap(({ path, name, of, data, fields }) => {
    const address = data === undefined ? undefined : collectionNamed(of).page?.(name, data);
    const owner = address === undefined ? path : owners.getOrInsert(address, path);
    if (owner === path) return [];
    const key = ['slug', 'city'].find((field) => fields.at(field)) ?? 'name of the file';
    const line = fields.at(key)?.line;
    const text = `expected a page with an address of its own, ${owner} has ${address} already`;
    return [{ path, mistake: new Mistake(line, key, text) }];
  });
}

/** Finds mistakes for which files must be compared. */
const mistakesBeside = (content: Content): Content['mistakes'] =>
  content.files
    .filter(({ data }) => data !== undefined)
    .flatMap((file) => {
      const check = CHECKS[file.of as CollectionName] as Check<CollectionName> | undefined;
      return (check?.(file as never, content) ?? []).map(({ at, text }) => ({
        path: file.path,
        mistake:
          typeof at === 'number' ? new Mistake(at, 'text', text) : mistakeAt(file.fields, at, text),
      }));
    });

/**
 * Reads every file of a content folder and finds its mistakes, including those for which files are compared. `drafts`
 * replace their files. The build, the development server, the editor and the commands use this check.
 */
export function contentIn(folder: string, ...drafts: readonly DraftFile[]): Content {
  const textOf = (path: string) =>
    drafts.find((draft) => draft.path === path)?.text ??
    decodeText(readFileSync(join(folder, path)));
  const { brand, features, today } = siteValues(() => textOf('site.yaml'));
  const isOff = ({ feature }: Collection) => feature !== undefined && !features.has(feature);
  const listed = listFiles(folder, PLACES, isOff);
  const replaced = new Set(drafts.flatMap(({ path, old }) => [path, old]));
  const paths = [
    ...listed.files.map(({ path }) => path).filter((path) => !replaced.has(path)),
    ...drafts.map(({ path }) => path),
  ];
  const context = { brand, today, books: referenceBooks(folder) };
  const [files, unread]: [CheckedFile[], Content['unread'][number][]] = [[], []];
  const mistakes = listed.mistakes.map(([path, mistake]) => ({ path, mistake }));
  for (const path of paths) {
    const place = locationOf(path, PLACES);
    if (!place) continue;
    try {
      const read = checkedFile(path, textOf(path), place, context);
      files.push(read.file);
      mistakes.push(...read.mistakes.map((mistake) => ({ path, mistake })));
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      unread.push({ of: place.of, name: nameOf(path), data: undefined });
      mistakes.push({ path, mistake: error });
    }
  }
  const content: Content = { folder, brand, features, today, files, unread, mistakes };
  const checks = [lostReferences, sharedAddresses, mistakesBeside];
  const all = [...mistakes, ...checks.flatMap((check) => check(content))];
  const line = ({ mistake }: (typeof all)[number]) => mistake.line ?? 0;
  return {
    ...content,
    mistakes: all.toSorted((a, b) => a.path.localeCompare(b.path, 'en') || line(a) - line(b)),
  };
}

/** Returns the content of a folder. Errors: throws a ContentError with a line for each mistake. */
export async function checkedContent(folder: string): Promise<Content> {
  const content = contentIn(folder);
  const photos = await photoMistakes(content);
  refuseMistakes({ ...content, mistakes: [...content.mistakes, ...photos] });
  return content;
}
