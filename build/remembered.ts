/** Work on a text or list in; the same work out, which does not do again what it has done for the same one. */
export function remembered<Given, Result>(work: (given: Given) => Result): (given: Given) => Result {
  const known = new Map<Given, Result>();
  return (given) => known.getOrInsertComputed(given, work);
}
