import type { City } from '../../schemas/city.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { BeforeAfter } from '../before-after.tsx';

/** One firm's case as an exhibit: challenge and approach beside what was measured. */
export function CitySuccessStory({ story }: { story: City['caseStudy'] }) {
  const parts = [
    { term: 'Challenge', text: story.challenge },
    { term: 'Approach', text: story.approach },
  ];
  return (
    <Section number={5} label="Success story" heading={story.heading} wide>
      <Exhibit letter="B" className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:px-12 lg:py-12">
        <div>
          <h3 className="pr-20 text-[1.75rem]/[1.15] lg:pr-0">{story.firm}</h3>
          <dl className="mt-7 border-t border-ink">
            {parts.map(({ term, text }) => (
              <div key={term} className="border-b border-line py-5 last:border-b-0 last:pb-0">
                <dt className="text-note/6 font-bold">{term}</dt>
                <dd className="mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-col justify-between gap-9 lg:pt-1.5">
          <BeforeAfter results={story.results} id="story" />
          <dl className="flex justify-between gap-4 border-t border-ink pt-3.5 text-body/6">
            <dt className="text-ink-2">Timeframe</dt>
            <dd className="font-bold">{story.timeframe}</dd>
          </dl>
        </div>
      </Exhibit>
    </Section>
  );
}
