/** A long run with a name. `run` gives true when everything it checks holds. */
export type Part = { about: string; run: (args: string[]) => Promise<boolean> };

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
