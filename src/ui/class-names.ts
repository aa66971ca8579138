/** Joins class names with spaces. Values that are not texts, and empty texts, are left out. */
export function classNames(...names: unknown[]) {
  return names.filter((name) => typeof name === 'string' && name).join(' ');
}
