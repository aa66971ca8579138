/** Position of a reader, in CSS pixels from the top of the page. */
export type ReadingPosition = {
  /** The height that has been scrolled away. */
  scrolled: number;
  /** Height of the window. */
  screen: number;
  /** The end of the article. */
  end: number;
};

/** Screens with fractions of a pixel never quite reach the end. */
const TOLERANCE_PX = 1;

/** Returns whole percent: 0 at the top of the page, 100 once the end of the article is on the screen. */
export function readingProgress({ scrolled, screen, end }: ReadingPosition) {
  const way = end - screen;
  if (scrolled >= way - TOLERANCE_PX) return 100;
  return Math.max(0, Math.floor((scrolled / way) * 100));
}
