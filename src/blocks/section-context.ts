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
  /** Claims whose `shown` contains this pattern are on the page: "/practice-areas/*". */
  claimPattern?: string;
  /** Claims that come before the claims of the sections. */
  firstClaims?: readonly (string | Claim)[];
};

export async function sectionContext(input: PageInput): Promise<SectionContext> {
  const { page, path, subject, copy, claimPattern, firstClaims = [] } = input;
  const register = await content.claims();
  const cases = homeCases(await content.home());
  const sectionClaims = claimsIn(copy, (section) => clientCase(section, cases).claim);
  const patternClaims = claimPattern === undefined ? [] : claimsShownOn(claimPattern, register);
  return {
    page,
    path,
    subject,
    names: pageNames(
      await content.navigation(),
      await content.services(),
      await content.redirects(),
    ),
    anchors: new Map(copy.sections.flatMap(({ id, label }) => (id && label ? [[id, label]] : []))),
    claims: numberClaims([...patternClaims, ...firstClaims, ...sectionClaims], register),
    cases,
    team: await teamEntries(await content.team()),
    cities: linkedCities(await content.cities()),
    site: await content.site(),
    terms: await content.terms(),
  };
}
