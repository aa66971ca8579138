import { longDate } from '../../rules/long-date.ts';
import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';
import { Rating } from '../rating.tsx';

type ReviewsProps = Pick<City, 'city' | 'reviews' | 'aggregate'> & { number: number };

/** Reviews of clients and what they come to: the same that the structured data says. Nothing while there are none. */
export function CityReviews({ number, city, reviews, aggregate }: ReviewsProps) {
  if (!aggregate) return null;
  return (
    <Section number={number} label="Reviews" heading={`${city} clients gave ${aggregate.ratingValue} of 5.`}>
      <ul className="border-b border-line">
        {reviews.map((review) => (
          <li
            key={review.author}
            className="grid gap-x-9 gap-y-4 border-t border-line py-7 md:grid-cols-[13rem_1fr]"
          >
            <div className="text-note/6">
              <Rating value={review.rating} />
              <p className="mt-2 font-bold">{review.author}</p>
              <p className="text-ink-2">
                <time dateTime={review.date}>{longDate(review.date)}</time>
              </p>
            </div>
            <blockquote className="max-w-[40em] font-serif text-[1.375rem]/[1.5]">
              {review.reviewBody}
            </blockquote>
          </li>
        ))}
      </ul>
      <p className="mt-4 font-mono text-xs/5 text-ink-2">
        {aggregate.ratingValue} is the mean of {aggregate.reviewCount} reviews.
      </p>
    </Section>
  );
}
