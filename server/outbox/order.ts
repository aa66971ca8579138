/** How soon a delivery is made: a better rank, which is a lower one, goes first. Stored, so a number keeps its meaning. */
export const RANK = {
  /** In a flood, of a lead from a provider that hardly any of it came from. */
  ahead: -1,
  good: 0,
  /** Of a lead that is probably not from a person, or from a sender who takes part in a flood. */
  marked: 1,
} as const;
/** From the best to the worst. */
export const RANKS = [RANK.ahead, RANK.good, RANK.marked];
/** What is to go out at once. */
export const GOOD_RANKS = [RANK.ahead, RANK.good];

/** Marked deliveries of a process begin at least this far apart, in ms: a flood reaches the mailbox as a trickle. */
export const MARKED_PACE_MS = 5_000;

/**
 * The worst rank that may begin now, or undefined when none may. Of `atOnce` places marked deliveries take a single one,
 * so that a good one never waits for them, however slow the other side is.
 */
export function worstToBegin(
  inHand: readonly number[],
  atOnce: number,
  markedMayBegin: boolean,
): number | undefined {
  if (inHand.length >= atOnce) return undefined;
  return markedMayBegin && !inHand.includes(RANK.marked) ? RANK.marked : RANK.good;
}
