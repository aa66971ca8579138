/** In: two moments in ms. Out: the first as a day of the visitor's calendar, "November 15", with its year where that is not the second's. */
export function keptDate(at: number, now: number): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return day.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
