import * as content from '../content/entries.ts';
import { pageNames } from '../content/navigation.ts';
import { linkedCities } from '../features/cities/city-path.ts';
import { claimsShownOn, clientCase, numberClaims } from '../features/claims/notes.ts';
import type { Claim } from '../features/claims/schema.ts';
import { homeCases } from '../features/home/schema.ts';
import { teamEntries } from '../features/team/portraits.ts';
import { claimsIn } from './schema.ts';
import type { SectionContext } from './section-props.tsx';

type PageInput = Pick<SectionContext, 'page' | 'path' | 'subject'> & {
  copy: {
    sections: readonly { kind: string; id?: string | undefined; label?: string | undefined }[];
  };
  /** The register assigns claims to pages by this pattern: "/practice-areas/*". */
  kind?: string;
  /** These claims precede those of the sections. */
  firstClaims?: readonly (string | Claim)[];
};

export async function sectionContext(input: PageInput): Promise<SectionContext> {
  const { page, path, subject, copy, kind, firstClaims = [] } = input;
  const register = await content.claims();
  const cases = homeCases(await content.home());
  const sectionClaims = claimsIn(copy, (section) => clientCase(section, cases).claim);
  const kindClaims = kind === undefined ? [] : claimsShownOn(kind, register);
  return {
    page,
    path,
    subject,
    names: pageNames(await content.navigation(), await content.services(), await content.moved()),
    anchors: new Map(copy.sections.flatMap(({ id, label }) => (id && label ? [[id, label]] : []))),
    claims: numberClaims([...kindClaims, ...firstClaims, ...sectionClaims], register),
    cases,
    team: await teamEntries(await content.team()),
    cities: linkedCities(await content.cities()),
    site: await content.site(),
    terms: await content.terms(),
  };
}
