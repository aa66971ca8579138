/** How far a reader has scrolled, in CSS pixels. */
export type ReadingPosition = {
  /** Height of the page above the window. */
  scrolled: number;
  /** Height of the window. */
  screen: number;
  /** Distance from the top of the page to the end of the article. */
  end: number;
};

/** On a screen with fractions of a pixel, scrolling may end just before the end of the article. */
const TOLERANCE_PX = 1;

/** Returns a whole percentage: 0 at the top of the page, 100 when the end of the article is on the screen. */
export function readingProgress({ scrolled, screen, end }: ReadingPosition) {
  const way = end - screen;
  if (scrolled >= way - TOLERANCE_PX) return 100;
  return Math.max(0, Math.floor((scrolled / way) * 100));
}
