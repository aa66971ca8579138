/** One digit after the point. */
const RATING_STEPS = 10;

/** Ratings are 1 to 5, their mean is rounded to one decimal. Undefined when there are no reviews. */
export function aggregateOf(reviews: readonly { rating: number }[]) {
  if (!reviews.length) return undefined;
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return {
    ratingValue: Math.round((sum * RATING_STEPS) / reviews.length) / RATING_STEPS,
    reviewCount: reviews.length,
  };
}
