import { cityPath } from './city-path.ts';

export type LinkedCity = { city: string; stateAbbr: string };

type CityLinksProps = {
  id?: string;
  cities: readonly LinkedCity[];
  title: string;
  className?: string;
};

export function CityLinks({ id, cities, title, className }: CityLinksProps) {
  if (!cities.length) return null;
  return (
    <nav id={id} aria-label={title} className={className}>
      <p className="text-sm/5 font-bold">{title}</p>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-2.5 text-note/6">
        {cities.map(({ city, stateAbbr }) => (
          <li key={city}>
            <a href={cityPath(city)} className="inline-block py-1 underline underline-offset-4">
              {city}, {stateAbbr}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
