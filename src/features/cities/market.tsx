import type { Source } from '../../content/parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { mapsSearchUrl } from './city-path.ts';
import { ATTORNEYS_CLAIM, type CityBar } from './city-sources.ts';
import type { City } from './schema.ts';

export type Cite = (source: Source) => number;
type MarketProps = { number: number; city: City; claims: readonly NumberedClaim[]; cite: Cite };

/** One figure large, the practice areas those attorneys work in, and where a firm can see itself among them. */
function Attorneys({ city, claims }: Omit<MarketProps, 'cite' | 'number'>) {
  const attorneys = claims.find(({ id }) => id === ATTORNEYS_CLAIM);
  return (
    <div className="figure-box">
      {attorneys && (
        <dl className="flex flex-col-reverse">
          <dt className="mt-2 text-lede/7 font-semibold lg:mt-3">
            {attorneys.claim}
            <Footnote claim={attorneys} />
          </dt>
          <dd className="text-[min(8rem,25cqi)]/[0.86] font-heavy tracking-heading">
            {attorneys.figure}
          </dd>
        </dl>
      )}
      <p className="mt-2 max-w-measure text-note/5.5 text-ink-2 lg:mt-3 lg:text-note/6">
        For firms in {city.topPracticeAreas.join('; ')}.{' '}
        {city.mapsQuery && (
          <a
            href={mapsSearchUrl(city.mapsQuery)}
            rel="noopener"
            className="font-semibold text-ink underline underline-offset-4"
          >
            See them on Google Maps
          </a>
        )}
      </p>
    </div>
  );
}

function Figures({ city, cite }: Pick<MarketProps, 'city' | 'cite'>) {
  if (!city.numbers.length) return null;
  return (
    <dl className="self-start border-b border-line">
      {city.numbers.map((entry) => (
        <div
          key={entry.label}
          className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-t border-line py-2 first:border-ink sm:grid-cols-[11rem_1fr] sm:py-5"
        >
          <dt className="order-2 text-note/5.5 text-ink-2 sm:text-body/6">
            {entry.label}
            {entry.source && <Cites numbers={[cite(entry.source)]} />}
          </dt>
          <dd className="order-1 text-h3/7 sm:text-title/9 font-heavy tracking-heading whitespace-nowrap">
            {entry.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers of the market, and what it is made of. */
export function CityMarket(props: MarketProps) {
  const { number, city } = props;
  const place = `${city.city}, ${city.state}`;
  const hasFigures = city.numbers.length > 0 || city.lawyerCount !== undefined;
  return (
    <Section
      number={number}
      label={hasFigures ? 'Numbers' : 'Market'}
      heading={hasFigures ? `${place}, in figures.` : `The legal market of ${place}.`}
      size="small"
      wide
    >
      <div
        className={classNames('grid gap-x-16 gap-y-4', city.numbers.length > 0 && 'lg:grid-cols-2')}
      >
        <Attorneys {...props} />
        <Figures {...props} />
      </div>
      {city.marketContext.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-note/5.5 lg:mt-8 lg:max-w-[50em] lg:text-body/7">
          {paragraph}
        </p>
      ))}
    </Section>
  );
}

/** What the state asks of lawyers’ advertising: its rules as a whole, those that matter here, and what follows. */
function BarRules({ bar, cite }: { bar: NonNullable<CityBar>; cite: Cite }) {
  return (
    <div className="mt-4 lg:mt-9">
      <h3 className="text-body/6 lg:text-h3">The bar’s rules for an ad here</h3>
      <p className="text-sm/5 text-ink-2 lg:mt-1 lg:text-note/6">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        , {bar.all}.{bar.note && ` ${bar.note}`}
      </p>
      <dl className="mt-2 border-t border-ink text-sm/5 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-9 lg:text-note/6">
        {bar.rules.map(({ key, number, name, text, source }) => (
          <div key={key} className="border-b border-line py-1.5 lg:border-0 lg:pt-4">
            <dt className="inline font-bold lg:block">
              {name}, {number}.
            </dt>{' '}
            <dd className="inline text-ink-2">
              {text}
              <Cites numbers={[cite(source)]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Why a firm here needs marketing: points, then the rules. */
export function CityNeed({
  number,
  city,
  bar,
  cite,
}: {
  number: number;
  city: City;
  bar: CityBar;
  cite: Cite;
}) {
  return (
    <Section number={number} label="The need" heading={city.whyNeed.heading} wide>
      <ul className="need grid gap-x-9 lg:gap-y-7">
        {city.whyNeed.points.map(({ title, text }) => (
          <li
            key={title}
            className="run-in border-t border-line py-2 text-note/5.5 max-lg:first:border-ink lg:border-ink lg:pt-5 lg:pb-0"
          >
            <h3 className="lg:text-h3">{title}</h3>{' '}
            <p className="text-ink-2 lg:mt-2 lg:text-body/7">{text}</p>
          </li>
        ))}
      </ul>
      {bar && <BarRules bar={bar} cite={cite} />}
    </Section>
  );
}
