/** Whether a value has fields by name, as a mapping of YAML has. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a part goes: what it is, its name in the whole (an item of a list has its place), and the whole. */
type IsOut = (part: unknown, name: string, whole: object) => boolean;

/** A copy of a value without the parts of it that go, however deep they stand. */
export function without(value: unknown, isOut: IsOut): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value)
    .filter(([name, part]) => !isOut(part, name, value))
    .map(([name, part]) => [name, without(part, isOut)] as const);
  return Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
}

/** A text within a value, and the keys and indexes that lead to it. */
type LocatedText = { at: readonly PropertyKey[]; text: string };

/** Every text within a value, however deep. */
export function textsWithin(value: unknown, at: readonly PropertyKey[] = []): LocatedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const children: [string | number, unknown][] = [
    ...(Array.isArray(value) ? value.entries() : Object.entries(value)),
  ];
  return children.flatMap(([key, child]) => textsWithin(child, [...at, key]));
}
