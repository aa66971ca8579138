import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { BeforeAfter } from '../exhibits/before-after.tsx';
import type { City } from './schema.ts';

/** One firm's case as an exhibit: what was measured, and folded beside it what was wrong and what was done. */
export function CitySuccessStory({ story }: { story: City['caseStudy'] }) {
  const parts = [
    { term: 'Challenge', text: story.challenge },
    { term: 'Approach', text: story.approach },
  ];
  return (
    <Section number={5} label="Success story" heading={story.heading} wide>
      <Exhibit letter="B" className="grid gap-x-14 gap-y-7 lg:grid-cols-2 lg:px-12 lg:py-12">
        <div>
          <h3 className="beside-sticker text-lede/6.5 md:text-h3 lg:pr-0 lg:text-[1.75rem]/[1.15]">
            {story.firm}
          </h3>
          <p className="mt-2 text-note/6 text-ink-2">Measured over {story.timeframe}</p>
          <div className="mt-5 border-b border-ink lg:mt-7">
            {parts.map(({ term, text }) => (
              <details key={term} className="disclosure border-t border-ink">
                <summary className="py-3 text-note/6 font-bold">{term}</summary>
                <p className="folded pb-5 text-ink-2">{text}</p>
              </details>
            ))}
          </div>
        </div>
        <BeforeAfter results={story.results} id="story" />
      </Exhibit>
      <p className="mt-5 font-mono text-xs/5 text-ink-2">One client’s figures. They do not predict yours.</p>
    </Section>
  );
}
