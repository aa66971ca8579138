const plain = (name: string) => name.trim().toLowerCase();

/** The member of that name, whatever its case. */
export function memberNamed<T extends { name: string }>(
  name: string,
  team: readonly T[],
): T | undefined {
  return team.find((member) => plain(member.name) === plain(name));
}
