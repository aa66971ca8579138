import type { City } from '../schemas/city.ts';
import type { Claim } from '../schemas/claims.ts';
import { cityPath } from './city-path.ts';

/** Id of the one claim that a city page makes itself. */
export const ATTORNEYS_CLAIM = 'attorneys';

/** City in; its number of attorneys as a claim with basis and day of the last check out. */
export function attorneysClaim({ city, lawyerCount }: Pick<City, 'city' | 'lawyerCount'>): Claim {
  return {
    id: ATTORNEYS_CLAIM,
    figure: lawyerCount,
    claim: `attorneys in the ${city} market`,
    shown: [cityPath(city)],
    basis: 'Estimate from the state bar directory for the metro area, rounded down.',
    checked: '2025-10-13',
    status: 'sample',
  };
}
