import { Cites } from '../../ui/sources.tsx';
import type { CityBar } from './city-bar.ts';
import type { Cite } from './market.tsx';

/** What the state asks of lawyers’ advertising: its rules as a whole, those that matter here, and what follows. */
export function BarRules({ bar, cite }: { bar: CityBar; cite: Cite }) {
  return (
    <>
      <p className="font-bold text-ink">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        : {bar.all}
      </p>
      <dl className="mt-3">
        {bar.rules.map(({ key, number, name, text, source }) => (
          <div key={key} className="border-t border-line py-3">
            <dt className="text-note/6 font-bold text-ink">
              {name}, {number}
            </dt>
            <dd className="mt-0.5 text-note/6">
              {text}
              <Cites numbers={[cite(source)]} />
            </dd>
          </div>
        ))}
      </dl>
      {bar.note && <p className="border-t border-line pt-3">{bar.note}</p>}
    </>
  );
}
