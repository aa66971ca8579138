/**
 * Share of firms' true costs that the range leaves out at each end: together it holds the true cost at least four times
 * in five. The article "cost-per-signed-case" uses the same.
 */
const TAIL = 0.1;
/** Standard normal deviate that leaves `TAIL` above it. */
const DEVIATE = 1.2815515655446004;
/** Newton's steps: each doubles the right digits of a start that has three. */
const STEPS = 6;
/** A part of a sum that no longer changes it. */
const NEGLIGIBLE = 1e-17;
/** From here on Stirling's series is exact to more digits than a number has. */
const STIRLING_FROM = 20;

/** Logarithm of n!, n a whole number from 0. */
function logFactorial(n: number) {
  if (n < STIRLING_FROM) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  return (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/** The mean from which a count below `count`, 1 or more, comes with the probability `below`: CHISQ.INV(1 - below, 2 * count) / 2. */
function meanFor(count: number, below: number) {
  const side = below < 0.5 ? DEVIATE : -DEVIATE;
  // Wilson and Hilferty's start.
  let mean = count * Math.max(1 - 1 / (9 * count) + side / (3 * Math.sqrt(count)), 0.1) ** 3;
  const last = logFactorial(count - 1);
  for (let step = 0; step < STEPS; step++) {
    const density = Math.exp((count - 1) * Math.log(mean) - mean - last);
    let term = density;
    let sum = density;
    for (let n = count - 1; n > 0 && (term > sum * NEGLIGIBLE || n > mean); n--) {
      term *= n / mean;
      sum += term;
    }
    mean += (sum - below) / density;
  }
  return mean;
}

const known = new Map<number, { least: number; most: number }>();
/** A visitor types a few counts; more are forgotten. */
const KNOWN_MAX = 500;

/**
 * The fewest (0 for none) and the most cases that may stand behind a count: the exact interval for one that varies by
 * chance (Poisson, after Garwood), built to hold the true mean at least four times in five.
 */
export function casesBehind(signed: number): { least: number; most: number } {
  const found = known.get(signed);
  if (found) return found;
  const range = { least: signed === 0 ? 0 : meanFor(signed, 1 - TAIL), most: meanFor(signed + 1, TAIL) };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(signed, range);
  return range;
}
