import { classNames } from '../../ui/class-names.ts';
import { evenRows } from '../../ui/even-rows.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { CityBar } from './city-bar.ts';
import type { Cite } from './market.tsx';
import type { City } from './schema.ts';

/** What the state asks of lawyers’ advertising: its rules as a whole, those that matter here, and what follows. */
function BarRules({ bar, cite }: { bar: NonNullable<CityBar>; cite: Cite }) {
  return (
    <div className="mt-4 lg:mt-14">
      <h3 className="text-[1.0625rem]/6 lg:text-h3">What the bar asks of an ad here</h3>
      <p className="text-sm/5 text-ink-2 lg:mt-1 lg:text-note/6">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        , {bar.all}.{bar.note && ` ${bar.note}`}
      </p>
      <dl className="rules">
        {bar.rules.map(({ key, number, name, text, source }) => (
          <div key={key}>
            <dt>
              {name}, {number}.
            </dt>{' '}
            <dd>
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
      <ul className={classNames('grid gap-x-9 lg:gap-y-7', evenRows(city.whyNeed.points.length))}>
        {city.whyNeed.points.map(({ title, text }) => (
          <li
            key={title}
            className="run-in border-t border-line py-2 text-note/5.5 max-lg:first:border-ink lg:border-ink lg:pt-5 lg:pb-0"
          >
            <h3 className="lg:text-h3">{title}</h3>{' '}
            <p className="text-ink-2 lg:mt-3 lg:text-body/7">{text}</p>
          </li>
        ))}
      </ul>
      {bar && <BarRules bar={bar} cite={cite} />}
    </Section>
  );
}
