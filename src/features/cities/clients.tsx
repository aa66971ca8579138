import { longDate } from '../../text/dates.ts';
import { roman } from '../../text/roman.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';
import { strongestChange } from '../exhibits/strongest-change.ts';
import { aggregateOf } from './ratings.ts';
import type { City } from './schema.ts';

type CityStoryProps = { number: number; story: NonNullable<City['caseStudy']> };

/** One firm's case on its own ground: a sheet with what was measured, and noted beside it what was wrong and what was done. */
export function CitySuccessStory({ number, story }: CityStoryProps) {
  const notes = [
    { term: 'Challenge', text: story.challenge },
    { term: 'Approach', text: story.approach },
  ];
  const strongest = strongestChange(story.results);
  const headingId = `section-${number}`;
  return (
    <section
      id="story"
      aria-labelledby={headingId}
      className="on-night mt-7 bg-ink pt-6 pb-7 text-paper lg:mt-14 lg:py-14 print:bg-transparent"
    >
      <div className="page lg:grid lg:grid-cols-[200px_1fr_20rem] lg:items-start lg:gap-x-9 lg:gap-y-8">
        <p className="text-sm/5 font-semibold text-night-2">
          <span data-mdast="ignore" className="font-mono font-bold text-mark lg:block">
            {roman(number)}.
          </span>{' '}
          Success story
        </p>
        <h2 id={headingId} className="mt-1.5 max-w-[19em] text-h2 lg:col-span-2 lg:mt-0">
          {story.heading.replaceAll('==', '')}
        </h2>
        <div className="sheet as-printed relative mt-7 bg-paper p-5 pl-8 text-ink lg:col-span-2 lg:mt-0 lg:p-10 lg:pl-18">
          <p className="text-sm/5 text-ink-2">
            Measured over {story.timeframe}. One client’s figures do not predict yours.
          </p>
          <h3 className="mt-1.5 text-body/5.5 lg:text-h3">{story.firm}</h3>
          <dl
            className={classNames(
              'mt-3 grid border-b border-line lg:mt-10 lg:gap-8 lg:border-0',
              story.results.length === 2 || story.results.length > 3
                ? 'lg:grid-cols-2'
                : 'lg:grid-cols-3',
            )}
          >
            {story.results.map(({ metric, before, after, unit }, index) => (
              <div
                key={metric}
                className="flex items-center justify-between gap-4 border-t border-line py-1.5 lg:flex-col-reverse lg:items-start lg:justify-end lg:border-ink lg:pt-4 lg:pb-0"
              >
                <dt className="text-note/5.25 text-ink-2">
                  {metric} ({unit})
                </dt>
                <dd className="flex flex-none items-baseline gap-3.5 lg:flex-col lg:gap-0">
                  <span className="text-ink-2 line-through decoration-red decoration-[1.5px] lg:text-h3/9">
                    {before.toLocaleString('en-US')}
                  </span>
                  <span className="sr-only"> to </span>
                  <b className="text-title/8.5 font-heavy tracking-heading lg:text-[4.5rem]/18">
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
        <div className="mt-6 grid gap-4 lg:mt-4 lg:ml-4 lg:gap-8">
          {notes.map(({ term, text }) => (
            <div key={term} className="border-t-2 border-mark pt-2.5">
              <h3 className="font-mono text-xs/5 font-bold">{term}</h3>
              <p className="mt-1 font-serif text-body/5.5 italic lg:text-[1.25rem]/7.5">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Highest rating a client can give. */
const STARS = 5;
/** Width of one star with its gap, and height, in units of the drawing. */
const STAR = { width: 18, height: 16 } as const;

/** Outlines of the stars from one place to another. */
function outlines(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const middle = (from + index) * STAR.width + STAR.height / 2;
    return `M${middle} .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1L${middle - 7.3} 6.1l5.1-.6z`;
  }).join('');
}

/** Stars and the same in figures: "4 / 5". What is heard is a sentence. */
function Rating({ value, className }: { value: number; className?: string }) {
  const whole = Math.round(value);
  return (
    <p
      role="img"
      aria-label={`Rated ${value} out of ${STARS} stars`}
      className={classNames('flex flex-none items-center gap-2.5', className)}
    >
      {/* On a phone the figures say it alone. */}
      <svg
        className="w-22.5 fill-ink max-sm:hidden"
        viewBox={`0 0 ${STARS * STAR.width} ${STAR.height}`}
        aria-hidden="true"
      >
        <path d={outlines(0, whole)} />
        <path className="fill-line" d={outlines(whole, STARS)} />
      </svg>
      <span className="font-mono text-sm/5 font-bold">
        {value} / {STARS}
      </span>
    </p>
  );
}

type Clients = Pick<City, 'city' | 'reviews' | 'testimonials'>;

function Review({ review }: { review: Clients['reviews'][number] }) {
  return (
    <li className="border-t border-line py-3 lg:py-4">
      <blockquote className="font-serif text-note/5.5 lg:text-body/6.5">
        {review.reviewBody}
      </blockquote>
      <div className="mt-1.5 flex items-center justify-between gap-x-4 text-sm/5 text-ink-2">
        <p>
          <b className="text-ink">{review.author}</b>,{' '}
          <time dateTime={review.date} className="whitespace-nowrap">
            {longDate(review.date)}
          </time>
        </p>
        <Rating value={review.rating} />
      </div>
    </li>
  );
}

/** What somebody says of the work, large, with firm and role, and what was measured. */
function Testimonial({ entry }: { entry: Clients['testimonials'][number] }) {
  return (
    <figure className="border-t border-ink py-3 lg:py-5">
      <blockquote className="font-serif text-h4/[1.32] lg:text-h3/[1.36]">
        {entry.content}
      </blockquote>
      <p className="mt-2 text-note/5.5 font-bold lg:mt-4 lg:text-body/6.5">{entry.results}</p>
      <figcaption className="mt-2 flex items-end justify-between gap-x-6 text-sm/5 text-ink-2 lg:mt-4 lg:text-note/6">
        <span>
          <b className="text-ink">{entry.author}</b>, {entry.role}
          <br />
          {entry.firm}, {entry.city},{' '}
          <time dateTime={entry.date} className="whitespace-nowrap">
            {longDate(entry.date)}
          </time>
        </span>
        <Rating value={entry.rating} />
      </figcaption>
    </figure>
  );
}

/** Whether clients of a city say anything: without them its page has no place for them. */
export const hasClients = ({
  reviews,
  testimonials,
}: Pick<City, 'reviews' | 'testimonials'>): boolean => reviews.length + testimonials.length > 0;

/** The mean of every rating on the page, as the structured data says, over reviews and beside testimonials. */
export function CityClients({ number, clients }: { number: number; clients: Clients }) {
  const { city, reviews, testimonials } = clients;
  const aggregate = aggregateOf(clients);
  const mean = aggregate && (
    <p className="mb-2 text-sm/5 text-ink-2 lg:mb-3 lg:text-note/6">
      <b className="text-ink">{aggregate.ratingValue} of 5</b>, the mean of{' '}
      {aggregate.reviewCount === 1 ? 'the one rating here' : `all ${aggregate.reviewCount} ratings`}
      .
    </p>
  );
  return (
    <Section
      number={number}
      label={reviews.length > 0 ? 'Reviews' : 'Testimonials'}
      heading={`Clients in and around ${city}.`}
      size="small"
      wide
    >
      <div
        className={classNames(
          'grid gap-3 wrap-anywhere lg:gap-18',
          reviews.length > 0 && testimonials.length > 0 && 'lg:grid-cols-[20rem_1fr]',
        )}
      >
        {reviews.length > 0 && (
          <div>
            {mean}
            <ul className="border-b border-line">
              {reviews.map((review) => (
                <Review key={review.author} review={review} />
              ))}
            </ul>
          </div>
        )}
        {testimonials.length > 0 && (
          <div>
            {reviews.length === 0 && mean}
            {testimonials.map((entry) => (
              <Testimonial key={entry.author} entry={entry} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
