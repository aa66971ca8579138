/** Words that say nothing about what a line is about, in a visitor's request and in the names of lines alike. */
const SMALL = new Set(
  `a an the of or and to in on at for with any all about from by is are was were be been being have has had do does did
  what which who whom whose if whether that this these those how when where why you your they their them he his him she
  her it its we our us i my me not no there also ask asks asked asking tell say says saying mention question questions
  part parts bit line lines section sections stuff thing things piece sentence paragraph everything anything caller
  callers person people someone anybody anyone`.split(/\s+/),
);

/** "policies" and "policy", "witnesses" and "witness" are one word to a visitor. */
function stem(word: string): string {
  const bare = word.replace(/['’]s?$/, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 5 && /(?:ss|sh|ch|x)es$/.test(bare)) return bare.slice(0, -2);
  return bare.length > 3 && /[^su]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** Words in lower case, singular, small words left out. */
export function topicWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map(stem);
}

/** Whether one of the names has just these words. */
export function isNamed(words: readonly string[], names: readonly string[]): boolean {
  const wanted = words.toSorted().join(' ');
  return wanted !== '' && names.some((name) => topicWords(name).toSorted().join(' ') === wanted);
}

/** Whether one of the texts holds all these words. */
export function isMentioned(words: readonly string[], texts: readonly string[]): boolean {
  return (
    words.length > 0 &&
    texts.some((text) => {
      const known = new Set(topicWords(text));
      return words.every((word) => known.has(word));
    })
  );
}
