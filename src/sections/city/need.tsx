import type { City } from '../../schemas/city.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section-head.tsx';
import { BesideExhibit } from '../drawn/beside-exhibit.tsx';
import { Cites } from '../sources.tsx';
import type { Cite } from './market.tsx';
import { TermList } from './term-list.tsx';

/** The rule on lawyer advertising here, by its number, and what it asks of a firm. */
function BarRule({ bar, cite }: { bar: City['barAssociation']; cite: Cite }) {
  return (
    <>
      <p className="font-bold text-ink">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        : {bar.rule}
      </p>
      <p className="mt-3">
        {bar.note}
        <Cites numbers={[cite(bar.source)]} />
      </p>
    </>
  );
}

/** Why a firm here needs marketing: each point a statement with its reasons folded under it, then places and rules. */
export function CityNeed({ city, cite }: { city: City; cite: Cite }) {
  const points = city.whyNeed.points.map(({ title, text }) => ({
    question: title,
    answer: text,
  }));
  const folded = [
    ...points,
    {
      question: `${city.neighborhoods.length} places, and what changes in each`,
      answer: <TermList terms={city.neighborhoods} />,
    },
    {
      question: 'What the bar asks of an ad here',
      answer: <BarRule bar={city.barAssociation} cite={cite} />,
    },
  ];
  const { place, drawing } = city.exhibit;
  const reasons = <Accordion items={folded} />;
  return (
    <Section number={2} label="The need" heading={city.whyNeed.heading}>
      {place === 'need' ? <BesideExhibit drawing={drawing}>{reasons}</BesideExhibit> : reasons}
    </Section>
  );
}
