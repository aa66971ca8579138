import type { Source } from '../../content/parts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { DrawnExhibitFigure } from '../exhibits/drawn-exhibit.tsx';
import { ATTORNEYS_CLAIM } from './city-claim.ts';
import { mapsSearchUrl } from './maps-search.ts';
import type { City } from './schema.ts';
import { TermList } from './term-list.tsx';

export type Cite = (source: Source) => number;
type MarketProps = { city: City; claims: readonly NumberedClaim[]; cite: Cite };

/** One figure large, the practice areas those attorneys work in, and where a firm can see itself among them. */
function Attorneys({ city, claims }: Omit<MarketProps, 'cite'>) {
  const attorneys = claimOf(ATTORNEYS_CLAIM, claims);
  return (
    <div className="figure-box">
      <dl className="flex flex-col-reverse">
        <dt className="mt-3 text-lede/7 font-semibold">
          {attorneys.claim}
          <Footnote claim={attorneys} />
        </dt>
        <dd className="text-[min(8rem,25cqi)]/[0.86] font-[850] tracking-[-0.045em]">{attorneys.figure}</dd>
      </dl>
      <p className="mt-3 max-w-measure text-note/6 text-ink-2">
        Written for firms in: {city.topPracticeAreas.join('; ')}.{' '}
        <a
          href={mapsSearchUrl(city.mapsQuery)}
          rel="noopener"
          className="font-semibold text-ink underline underline-offset-4"
        >
          See on Google Maps whether your firm shows up near the courthouse
        </a>
      </p>
    </div>
  );
}

function Figures({ city, cite }: Omit<MarketProps, 'claims'>) {
  return (
    <dl className="self-start border-b border-line">
      {city.numbers.map((entry) => (
        <div
          key={entry.label}
          className="grid gap-x-6 border-t border-line py-3.5 first:border-ink sm:grid-cols-[11rem_1fr] sm:items-baseline sm:py-5"
        >
          <dt className="order-2 text-note/6 text-ink-2 sm:text-body/6">
            {entry.label}
            {entry.source && <Cites numbers={[cite(entry.source)]} />}
          </dt>
          <dd className="order-1 text-[1.75rem]/9 font-[820] tracking-[-0.022em] whitespace-nowrap">
            {entry.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers of the market; folded under them, what it is made of and its courts. */
export function CityMarket(props: MarketProps) {
  const { city } = props;
  const { place, drawing } = city.exhibit;
  const folded = [
    {
      question: `How the ${city.city} market works`,
      answer: (
        <div className="prose">
          {city.marketContext.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ),
    },
    {
      question: 'Courts worth naming',
      answer: <TermList terms={city.courts} />,
    },
  ];
  return (
    <Section number={1} label="Numbers" heading={`${city.city}, ${city.state}, in figures.`} wide>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Attorneys {...props} />
        {place === 'numbers' ? <DrawnExhibitFigure exhibit={drawing} letter="A" /> : <Figures {...props} />}
      </div>
      {place === 'numbers' && (
        <div className="mt-8 lg:mt-12">
          <Figures {...props} />
        </div>
      )}
      <div className="mt-8 lg:mt-12 lg:pl-[236px]">
        <Accordion items={folded} />
      </div>
    </Section>
  );
}
