import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';
import { RuledGrid } from '../ruled-grid.tsx';

/** Why a firm here needs marketing, and how each neighborhood searches. */
export function CityNeed({ city }: { city: City }) {
  return (
    <Section number={2} label="The need" heading={city.whyNeed.heading}>
      <RuledGrid cells={city.whyNeed.points} />
      <h3 className="mt-12 text-h3">Who searches where</h3>
      <dl className="mt-4 border-b border-line">
        {city.neighborhoods.map((place) => (
          <div
            key={place.name}
            className="grid gap-x-9 gap-y-0.5 border-t border-line py-3.5 md:grid-cols-[16rem_1fr]"
          >
            <dt className="font-bold">{place.name}</dt>
            <dd className="max-w-measure text-ink-2">{place.note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
