/** How far two readers agree beyond chance: Cohen's kappa. 1 where all labels are one and the same. */
export function cohensKappa(one: readonly string[], other: readonly string[]): number {
  const n = one.length;
  if (n === 0 || n !== other.length)
    throw new Error('expected two lists of labels of the same length, with labels in them');
  const same = one.filter((label, index) => label === other[index]).length / n;
  const labels = new Set([...one, ...other]);
  const share = (list: readonly string[], label: string) =>
    list.filter((each) => each === label).length / n;
  const byChance = [...labels].reduce(
    (sum, label) => sum + share(one, label) * share(other, label),
    0,
  );
  return byChance === 1 ? 1 : (same - byChance) / (1 - byChance);
}
