/** How soon a delivery is made: a lower rank goes first. Stored, so a number keeps its meaning. */
export const RANK = {
  good: 0,
  /** Of a lead that is probably not from a person. */
  marked: 1,
} as const;
/** What is to go out at once; -1 is of mails that an earlier version put in front in a flood. */
export const GOOD_RANKS = [-1, RANK.good];
/** From the best to the worst. */
export const RANKS = [...GOOD_RANKS, RANK.marked];
