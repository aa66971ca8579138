/** Work on texts in; the same work out, which does not do again what it has done for the same texts. */
export function remembered<Result>(work: (...texts: string[]) => Result): (...texts: string[]) => Result {
  const known = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join('\0');
    const result = known.get(key) ?? work(...texts);
    known.set(key, result);
    return result;
  };
}
