import { claimsShownOn, numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';
import { cityPath } from './city-path.ts';
import type { City } from './schema.ts';

/** Id of the one claim that a city page makes itself. */
export const ATTORNEYS_CLAIM = 'attorneys';

/** Where the register says that a claim stands on every city page. */
export const CITY_PAGES = '/locations/*';

/** City in; its number of attorneys as a claim, with what the city's file says stands behind it, out. */
export function attorneysClaim({
  city,
  lawyerCount,
  lawyerCountRecord,
}: Pick<City, 'city' | 'lawyerCount' | 'lawyerCountRecord'>): Claim | undefined {
  if (!(lawyerCount && lawyerCountRecord)) return;
  return {
    id: ATTORNEYS_CLAIM,
    figure: lawyerCount,
    claim: `attorneys in the ${city} market`,
    shown: [cityPath(city)],
    ...lawyerCountRecord,
  };
}

export function cityClaims(city: City, register: readonly Claim[]) {
  const own = attorneysClaim(city);
  return numberClaims([...claimsShownOn(CITY_PAGES, register), ...(own ? [own] : [])], register);
}
