/** How soon a delivery is made: one of a lower rank goes first. Stored, so a number keeps its meaning. */
export const RANK = {
  /** One of the first that its sender has sent lately. */
  first: 0,
  /** One of many from the same sender. */
  further: 1,
  /** Of a lead that is probably no person's. */
  marked: 2,
} as const;

/** Marked deliveries of a process begin at least this far apart, in ms: a flood reaches the mailbox as a trickle. */
export const MARKED_PACE_MS = 5_000;

/**
 * The worst rank that may begin now, or undefined when none may. Of `atOnce` places, further ones take up to half and
 * marked ones a single one, so that a first one never waits for them, however slow the other side is.
 */
export function worstToBegin(
  inHand: readonly number[],
  atOnce: number,
  markedMayBegin: boolean,
): number | undefined {
  const places = [atOnce, Math.ceil(atOnce / 2), 1];
  const full = places.findIndex((count, rank) => inHand.filter((each) => each >= rank).length >= count);
  const worst = full === -1 ? RANK.marked : full - 1;
  if (worst < 0) return undefined;
  return worst === RANK.marked && !markedMayBegin ? RANK.further : worst;
}
