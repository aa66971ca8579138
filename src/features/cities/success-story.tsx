import { roman } from '../../text/roman.ts';
import { Sticker } from '../../ui/exhibit.tsx';
import { strongestChange } from '../exhibits/strongest-change.ts';
import type { City } from './schema.ts';
import './story.css';

type CityStoryProps = { number: number; letter: string; story: NonNullable<City['caseStudy']> };

/** One firm's case on its own ground: a sheet with what was measured, and noted beside it what was wrong and what was done. */
export function CitySuccessStory({ number, letter, story }: CityStoryProps) {
  const notes = [
    { term: 'Challenge', text: story.challenge },
    { term: 'Approach', text: story.approach },
  ];
  const strongest = strongestChange(story.results);
  const headingId = `section-${number}`;
  return (
    <section id="story" aria-labelledby={headingId} className="story on-night">
      <div className="page">
        <p className="text-sm/5 font-semibold text-night-2">
          <span data-mdast="ignore" className="font-mono font-bold text-mark lg:block">
            {roman(number)}.
          </span>{' '}
          Success story
        </p>
        <h2 id={headingId} className="max-w-[19em] text-h2">
          {story.heading.replaceAll('==', '')}
        </h2>
        <div className="sheet">
          <Sticker letter={letter} />
          <p className="beside-sticker text-sm/5 text-ink-2">
            Measured over {story.timeframe}. One client’s figures do not predict yours.
          </p>
          <h3 className="mt-1.5 text-[1.0625rem]/5.5 lg:text-h3">{story.firm}</h3>
          <dl className="story-figures">
            {story.results.map(({ metric, before, after, unit }, index) => (
              <div key={metric}>
                <dt>
                  {metric} ({unit})
                </dt>
                <dd>
                  <span>{before.toLocaleString('en-US')}</span>
                  <span className="sr-only"> to </span>
                  <b>
                    {index === strongest ? (
                      <mark>{after.toLocaleString('en-US')}</mark>
                    ) : (
                      after.toLocaleString('en-US')
                    )}
                  </b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="margin-notes">
          {notes.map(({ term, text }) => (
            <div key={term}>
              <h3 className="font-mono text-xs/5 font-bold">{term}</h3>
              <p className="mt-1 font-serif text-[1.0625rem]/5.5 italic lg:text-[1.25rem]/7.5">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
