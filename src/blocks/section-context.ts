import * as content from '../content/entries.ts';
import { pageNames } from '../content/page-names.ts';
import { linkedCities } from '../features/cities/city-path.ts';
import { clientCase } from '../features/claims/client-case.ts';
import { claimsShownOn, numberClaims } from '../features/claims/notes.ts';
import type { Claim } from '../features/claims/schema.ts';
import { teamEntries } from '../features/team/portraits.ts';
import { claimsIn } from './claims.ts';
import { sectionOf } from './schema.ts';
import type { SectionContext } from './section-props.tsx';

type Page = Pick<SectionContext, 'page' | 'path' | 'subject'> & {
  /** The content of the page, with its sections. */
  words: {
    sections: readonly { kind: string; id?: string | undefined; label?: string | undefined }[];
  };
  /** Pattern by which the register assigns claims to all pages of a kind: "/practice-areas/*". */
  kind?: string;
  /** Claims before those of the sections: ids of the register, or claims that only this page has. */
  own?: readonly (string | Claim)[];
};

/** Returns the content of the site that the sections of a page need. */
export async function sectionContext(input: Page): Promise<SectionContext> {
  const { page, path, subject, words, kind, own = [] } = input;
  const register = await content.claims();
  const cases = sectionOf((await content.home()).sections, 'results')?.cases ?? [];
  const shown = claimsIn(words, (section) => clientCase(section, cases).claim);
  const ofKind = kind === undefined ? [] : claimsShownOn(kind, register);
  return {
    page,
    path,
    subject,
    names: pageNames(await content.navigation(), await content.services(), await content.moved()),
    anchors: new Map(words.sections.flatMap(({ id, label }) => (id && label ? [[id, label]] : []))),
    claims: numberClaims([...ofKind, ...own, ...shown], register),
    cases,
    team: await teamEntries(await content.team()),
    cities: linkedCities(await content.cities()),
    site: await content.site(),
  };
}
