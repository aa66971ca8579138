import { cityPath } from '../../rules/city-path.ts';

/** A discreet line of links to other city pages: their only way in besides search and sitemap. */
export function OtherCities({ cities }: { cities: readonly { city: string; stateAbbr: string }[] }) {
  if (!cities.length) return null;
  return (
    <nav aria-labelledby="other-cities" className="mt-8">
      <p id="other-cities" className="font-mono text-sm font-bold">
        Other cities
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-sm/5">
        {cities.map(({ city, stateAbbr }) => (
          <li key={city}>
            <a href={cityPath(city)} className="underline underline-offset-4">
              {city}, {stateAbbr}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
