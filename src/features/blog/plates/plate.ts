/** The featured picture of an article: one exhibit on ruled paper, drawn from the article's own words and figures. */
export type Plate = {
  /** What the exhibit shows, for a reader who does not see it. */
  alt: string;
  /** The words and figures that are taken from the article; a test looks for each of them there. */
  quotes: readonly string[];
  /** SVG elements inside the field, in its units. */
  draw: () => string;
};

/** Size of a plate in its own units, four to three. */
export const PLATE = { width: 800, height: 600 } as const;

/** Where a plate draws: right of the red rules, and lines of text on the numbers in the margin. */
export const FIELD = { left: 136, right: 752, top: 44, bottom: 556 } as const;

/** Baselines of the numbered lines, and how many there are on a plate. */
export const LINES = { first: 86, step: 76, count: 7 } as const;

/** Number of a line in the margin in; its baseline out. Parts of lines are fine: 2.5 is between two and three. */
export const line = (number: number) => LINES.first + (number - 1) * LINES.step;
