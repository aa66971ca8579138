import { inWords } from '../../text/in-words.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { SectionExhibit } from '../exhibits/section-exhibit.tsx';
import type { CityBar } from './city-bar.ts';
import type { Cite } from './market.tsx';
import type { City } from './schema.ts';
import { TermList } from './term-list.tsx';

/** What the state asks of lawyers’ advertising: its rules as a whole, those that matter here, and what follows. */
function BarRules({ bar, cite }: { bar: CityBar; cite: Cite }) {
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

/** Why a firm here needs marketing: each point a statement with its reasons folded under it, then places and rules. */
export function CityNeed({ city, bar, cite }: { city: City; bar: CityBar; cite: Cite }) {
  const points = city.whyNeed.points.map(({ title, text }) => ({
    question: title,
    answer: text,
  }));
  const folded = [
    ...points,
    {
      question: `${inWords(city.neighborhoods.length)} places, and what changes in each`,
      answer: <TermList terms={city.neighborhoods} />,
    },
    {
      question: 'What the bar asks of an ad here',
      answer: <BarRules bar={bar} cite={cite} />,
    },
  ];
  const { place, drawing } = city.exhibit;
  return (
    <Section number={2} label="The need" heading={city.whyNeed.heading}>
      {place === 'need' && <SectionExhibit exhibit={drawing} />}
      <Accordion items={folded} />
    </Section>
  );
}
