/** Two digits after the point, so that four ratings are shown exactly. */
const RATING_STEPS = 100;

type Rated = { rating: number };

/** The mean of every rating that a city page shows, of reviews and testimonials alike. Undefined where it shows none. */
export function aggregateOf({
  reviews,
  testimonials,
}: {
  reviews: readonly Rated[];
  testimonials: readonly Rated[];
}) {
  const ratings = [...reviews, ...testimonials].map(({ rating }) => rating);
  if (!ratings.length) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    ratingValue: Math.round((sum * RATING_STEPS) / ratings.length) / RATING_STEPS,
    reviewCount: ratings.length,
  };
}
