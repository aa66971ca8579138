import * as content from '../content/entries.ts';
import { linkedCities } from '../features/cities/city-path.ts';
import { numberClaims } from '../features/claims/notes.ts';
import { teamEntries } from '../features/team/portraits.ts';
import { claimsIn } from './claims.ts';
import type { SectionContext } from './section-props.tsx';

type Page = Pick<SectionContext, 'page' | 'subject'> & {
  /** The words of the page: its sections, and what its opening shows. */
  words: unknown;
};

/** What the site has for the sections of a page. */
export async function sectionContext({ words, ...page }: Page): Promise<SectionContext> {
  return {
    ...page,
    claims: numberClaims(claimsIn(words), await content.claims()),
    team: await teamEntries(await content.team()),
    cities: linkedCities(await content.cities()),
  };
}
