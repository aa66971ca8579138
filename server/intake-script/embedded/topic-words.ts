const SMALL =
  /^(?:a|an|the|of|or|and|to|in|on|at|for|with|any|all|your|their|his|her|its|my|our|you|they|about|from|by|is|are|was|were|be|been|have|has|had|do|does|did|what|which|who|if|whether|that|this|them|us)$/;

/** "policies" and "policy", "witnesses" and "witness" are one word to a visitor. */
function stem(word: string): string {
  const bare = word.replace(/'s?$/, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 5 && /(?:ss|sh|ch|x)es$/.test(bare)) return bare.slice(0, -2);
  return bare.length > 3 && /[^su]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** Words in lower case, singular, small words left out. */
export function topicWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => !SMALL.test(word)).map(stem);
}

export function holdsInRow(words: readonly string[], text: string): boolean {
  return words.length > 0 && ` ${topicWords(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Those whose first name it is; where there are none, those with it among their names. */
export function namedFirst<T>(
  all: readonly T[],
  namesOf: (each: T) => readonly string[],
  words: readonly string[],
): T[] {
  const same = (name: string) => words.length > 0 && topicWords(name).join(' ') === words.join(' ');
  const first = all.filter((each) => namesOf(each).slice(0, 1).some(same));
  return first.length ? first : all.filter((each) => namesOf(each).some(same));
}

export function holdsAll(words: readonly string[], texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap(topicWords));
  return words.length > 0 && words.every((word) => known.has(word));
}
