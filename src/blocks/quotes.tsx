import { longDate } from '../text/dates.ts';
import { classNames } from '../ui/class-names.ts';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';
import { meanRating, RATING_SCALE } from './structured-data.ts';

type Quotes = BlockOf<'quotes'>;

const STARS = RATING_SCALE.bestRating;
/** `width` includes the gap after the star. */
const STAR_SIZE = { width: 18, height: 16 } as const;

function starOutlines(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const middle = (from + index) * STAR_SIZE.width + STAR_SIZE.height / 2;
    return `M${middle} .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1-4.5-2.5-4.5 2.5 1-5.1L${middle - 7.3} 6.1l5.1-.6z`;
  }).join('');
}

function Rating({ value }: { value: number }) {
  return (
    <p
      role="img"
      aria-label={`Rated ${value} out of ${STARS} stars`}
      className="flex flex-none items-center gap-2.5 font-mono text-sm/5 font-bold"
    >
      <svg
        className="w-22.5 fill-ink max-sm:hidden"
        viewBox={`0 0 ${STARS * STAR_SIZE.width} ${STAR_SIZE.height}`}
        aria-hidden="true"
      >
        <path d={starOutlines(0, value)} />
        {value < STARS && <path className="fill-line" d={starOutlines(value, STARS)} />}
      </svg>
      {value} / {STARS}
    </p>
  );
}

const Day = ({ date }: { date: string }) => (
  <time dateTime={date} className="whitespace-nowrap">
    {longDate(date)}
  </time>
);

function Review({ review }: { review: Quotes['reviews'][number] }) {
  return (
    <li className="border-t border-line py-3 lg:py-4">
      <blockquote className="font-serif text-note/5.5 lg:text-body/6.5">
        {review.reviewBody}
      </blockquote>
      <div className="mt-1.5 flex items-center justify-between gap-x-4 text-sm/5 text-ink-2">
        <p>
          <b className="text-ink">{review.author}</b>, <Day date={review.date} />
        </p>
        <Rating value={review.rating} />
      </div>
    </li>
  );
}

function Testimonial({ testimonial }: { testimonial: Quotes['testimonials'][number] }) {
  return (
    <figure className="border-t border-ink py-3 lg:py-5">
      <blockquote className="font-serif text-h4/[1.32] lg:text-h3/[1.36]">
        {testimonial.content}
      </blockquote>
      <p className="mt-2 text-note/5.5 font-bold lg:mt-4 lg:text-body/6.5">{testimonial.results}</p>
      <figcaption className="mt-2 flex items-end justify-between gap-x-6 text-sm/5 text-ink-2 lg:mt-4 lg:text-note/6">
        <span>
          <b className="text-ink">{testimonial.author}</b>, {testimonial.role}
          <br />
          {testimonial.firm}, {testimonial.city}, <Day date={testimonial.date} />
        </span>
        <Rating value={testimonial.rating} />
      </figcaption>
    </figure>
  );
}

export function QuotesSection(props: SectionProps<Quotes>) {
  const { reviews, testimonials } = props.section;
  const { ratingValue, reviewCount } = meanRating(props.section);
  const meanLine = (
    <p className="mb-2 text-sm/5 text-ink-2 lg:mb-3 lg:text-note/6">
      <b className="text-ink">{ratingValue} of 5</b>, the mean of{' '}
      {reviewCount === 1 ? 'the one rating here' : `all ${reviewCount} ratings`}.
    </p>
  );
  return (
    <NumberedSection {...props} size="small" isWide>
      <div
        className={classNames(
          'grid gap-3 wrap-anywhere lg:gap-18',
          reviews.length > 0 && testimonials.length > 0 && 'lg:grid-cols-[20rem_1fr]',
        )}
      >
        {reviews.length > 0 && (
          <div>
            {meanLine}
            <ul className="border-b border-line">
              {reviews.map((review) => (
                <Review key={review.author} review={review} />
              ))}
            </ul>
          </div>
        )}
        {testimonials.length > 0 && (
          <div>
            {reviews.length === 0 && meanLine}
            {testimonials.map((testimonial) => (
              <Testimonial key={testimonial.author} testimonial={testimonial} />
            ))}
          </div>
        )}
      </div>
    </NumberedSection>
  );
}
