import { Accordion } from '../../ui/accordion.tsx';
import { BesideExhibit } from '../../ui/beside-exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { DrawnExhibitFigure } from '../exhibits/drawn-exhibit.tsx';
import { BarRules } from './bar-rules.tsx';
import type { CityBar } from './city-bar.ts';
import type { Cite } from './market.tsx';
import type { City } from './schema.ts';
import { TermList } from './term-list.tsx';

/** Why a firm here needs marketing: each point a statement with its reasons folded under it, then places and rules. */
export function CityNeed({ city, bar, cite }: { city: City; bar: CityBar; cite: Cite }) {
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
      answer: <BarRules bar={bar} cite={cite} />,
    },
  ];
  const { place, drawing } = city.exhibit;
  const reasons = <Accordion items={folded} />;
  return (
    <Section number={2} label="The need" heading={city.whyNeed.heading}>
      {place === 'need' ? (
        <BesideExhibit exhibit={<DrawnExhibitFigure exhibit={drawing} letter="A" />}>{reasons}</BesideExhibit>
      ) : (
        reasons
      )}
    </Section>
  );
}
