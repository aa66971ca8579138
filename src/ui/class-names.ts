/** Joins class names, leaving out everything that is not a name. */
export function classNames(...names: unknown[]) {
  return names.filter((name) => typeof name === 'string' && name).join(' ');
}
