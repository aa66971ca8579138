import { numberClaims } from '../claims/notes.ts';
import type { Claim } from '../claims/schema.ts';
import { PROOF_CLAIM } from '../pricing/offer.ts';
import { cityPath } from './city-path.ts';
import type { City } from './schema.ts';

/** Id of the one claim that a city page makes itself. */
export const ATTORNEYS_CLAIM = 'attorneys';

/** City in; its number of attorneys as a claim, with what the city's file says stands behind it, out. */
export function attorneysClaim({
  city,
  lawyerCount,
  lawyerCountRecord,
}: Pick<City, 'city' | 'lawyerCount' | 'lawyerCountRecord'>): Claim {
  return {
    id: ATTORNEYS_CLAIM,
    figure: lawyerCount,
    claim: `attorneys in the ${city} market`,
    shown: [cityPath(city)],
    ...lawyerCountRecord,
  };
}

export function cityClaims(city: City, register: readonly Claim[]) {
  return numberClaims([PROOF_CLAIM, attorneysClaim(city)], register);
}
