/** Sum of the first so many terms of a binomial distribution: the chance of at most `hits` in `n`. */
function chanceOfAtMost(hits: number, n: number, share: number): number {
  let term = n * Math.log1p(-share);
  let sum = Math.exp(term);
  for (let k = 1; k <= hits; k += 1) {
    term += Math.log((n - k + 1) / k) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/** The share at which a chance that falls with it comes to `chance`. */
function solve(chanceAt: (share: number) => number, chance: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (chanceAt(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The exact interval of a share (Clopper and Pearson, Biometrika 26, 1934), each side left out with half the rest. */
export function exactInterval(
  hits: number,
  n: number,
  level = 0.95,
): { low: number; high: number } {
  const side = (1 - level) / 2;
  return {
    low: hits === 0 ? 0 : solve((share) => chanceOfAtMost(hits - 1, n, share), 1 - side),
    high: hits === n ? 1 : solve((share) => chanceOfAtMost(hits, n, share), side),
  };
}
