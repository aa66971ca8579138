import { inWords } from '../../text/in-words.ts';
import { longDate } from '../../text/long-date.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';
import type { City } from './schema.ts';

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
      className={classNames('flex items-center gap-2.5', className)}
    >
      <svg className="stars" viewBox={`0 0 ${STARS * STAR.width} ${STAR.height}`} aria-hidden="true">
        <path d={outlines(0, whole)} />
        <path className="empty" d={outlines(whole, STARS)} />
      </svg>
      <span className="font-mono text-sm/5 font-bold">
        {value} / {STARS}
      </span>
    </p>
  );
}

/** Reviews in plain view; the others open under them. */
const SHOWN_REVIEWS = 2;

type Clients = Pick<City, 'city' | 'reviews' | 'aggregate' | 'testimonials'>;

function Review({ review }: { review: Clients['reviews'][number] }) {
  return (
    <li className="grid gap-x-9 gap-y-2 border-t border-line py-4 md:grid-cols-[13rem_1fr] md:py-6">
      <div className="text-note/6">
        <Rating value={review.rating} />
        <p className="mt-1 font-bold md:mt-2">{review.author}</p>
        <p className="text-ink-2">
          <time dateTime={review.date}>{longDate(review.date)}</time>
        </p>
      </div>
      <blockquote className="max-w-[40em] font-serif text-[1.125rem]/6.5 md:text-[1.375rem]/[1.5]">
        {review.reviewBody}
      </blockquote>
    </li>
  );
}

/** What was measured, as a line that opens to who says so and how. */
function Testimonial({ entry }: { entry: Clients['testimonials'][number] }) {
  return (
    <details className="disclosure border-t border-line">
      <summary className="py-4 text-body/6.5 font-bold hover:bg-fog">{entry.results}</summary>
      <figure className="folded pb-7">
        <Rating value={entry.rating} />
        <blockquote className="mt-4 max-w-[40em] text-lede/7.5 font-[560]">{entry.content}</blockquote>
        <figcaption className="mt-4 text-note/6 text-ink-2">
          <span className="font-bold text-ink">{entry.author}</span>, {entry.role}
          <br />
          {entry.firm}, {entry.city}
          <br />
          <time dateTime={entry.date}>{longDate(entry.date)}</time>
        </figcaption>
      </figure>
    </details>
  );
}

/** Reviews with their mean, as the structured data says, then testimonials. Nothing while there are neither. */
export function CityClients({ number, clients }: { number: number; clients: Clients }) {
  const { city, reviews, aggregate, testimonials } = clients;
  if (!(aggregate || testimonials.length)) return null;
  const further = reviews.slice(SHOWN_REVIEWS);
  const heading = aggregate ? `${city} clients gave ${aggregate.ratingValue} of 5.` : 'On the record.';
  return (
    <Section number={number} label={aggregate ? 'Reviews' : 'Testimonials'} heading={heading}>
      {aggregate && (
        <>
          <ul className="border-b border-line">
            {reviews.slice(0, SHOWN_REVIEWS).map((review) => (
              <Review key={review.author} review={review} />
            ))}
          </ul>
          {further.length > 0 && (
            <details className="disclosure border-b border-line">
              <summary className="py-3.5 text-body/6.5 font-bold">
                {inWords(further.length)} more {further.length === 1 ? 'review' : 'reviews'}
              </summary>
              <ul className="folded">
                {further.map((review) => (
                  <Review key={review.author} review={review} />
                ))}
              </ul>
            </details>
          )}
          <p className="mt-3 font-mono text-xs/5 text-ink-2">The mean of {aggregate.reviewCount} reviews.</p>
        </>
      )}
      {testimonials.length > 0 && (
        <>
          {aggregate && <h3 className="mt-9 text-h3">On the record.</h3>}
          <div className="mt-3 border-b border-line">
            {testimonials.map((entry) => (
              <Testimonial key={entry.author} entry={entry} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
