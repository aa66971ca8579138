import { ATTORNEYS_CLAIM } from '../../rules/city-claim.ts';
import { sourceNumber } from '../../rules/city-sources.ts';
import { claimOf, type NumberedClaim } from '../../rules/claim-notes.ts';
import type { City } from '../../schemas/city.ts';
import type { Source } from '../../schemas/parts.ts';
import { Section } from '../../ui/section-head.tsx';
import { Footnote } from '../footnote.tsx';
import { Cites } from '../sources.tsx';

type MarketProps = { city: City; claims: readonly NumberedClaim[]; sources: readonly Source[] };

/** One figure large, and the practice areas those attorneys work in. */
function Attorneys({ city, claims }: MarketProps) {
  const attorneys = claimOf(ATTORNEYS_CLAIM, claims);
  return (
    <div className="figure-box">
      <dl className="flex flex-col-reverse">
        <dt className="mt-4 text-lede/7 font-semibold">
          {attorneys.claim}
          <Footnote claim={attorneys} />
        </dt>
        <dd className="text-[min(9rem,25cqi)]/[0.86] font-[850] tracking-[-0.045em]">{attorneys.figure}</dd>
      </dl>
      <h3 className="mt-7 text-note/6 tracking-normal">Busiest practice areas</h3>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-note/7 text-ink-2">
        {city.topPracticeAreas.map((area) => (
          <li key={area} className="dash">
            {area}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ city, sources }: MarketProps) {
  return (
    <dl className="self-start border-b border-line">
      {city.numbers.map((entry) => (
        <div
          key={entry.label}
          className="grid gap-x-6 border-t border-line py-5 first:border-ink sm:grid-cols-[11rem_1fr] sm:items-baseline"
        >
          <dt className="order-2 text-ink-2">
            {entry.label}
            {entry.source && <Cites numbers={[sourceNumber(entry.source, sources)]} />}
          </dt>
          <dd className="order-1 text-[1.75rem]/9 font-[820] tracking-[-0.022em]">{entry.figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers of the market, what it is made of, its courts and its busiest practice areas. */
export function CityMarket(props: MarketProps) {
  const { city } = props;
  return (
    <Section number={1} label="Numbers" heading={`${city.city}, ${city.state}, counted.`} wide>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Attorneys {...props} />
        <Figures {...props} />
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:mt-18 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="prose">
          {city.marketContext.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="text-h3">Courts</h3>
          <dl className="mt-4 border-b border-line">
            {city.courts.map((court) => (
              <div key={court.name} className="border-t border-line py-3.5">
                <dt className="text-note/6 font-bold">{court.name}</dt>
                <dd className="mt-0.5 text-note/6 text-ink-2">{court.note}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
