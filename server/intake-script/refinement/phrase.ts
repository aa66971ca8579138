/** Longest thing a question can be about, in characters and in words. */
export const PHRASE_LIMITS = { characters: 160, words: 24 } as const;

const LINK = /:\/\/|\bwww\.|\S@\S|\b[\w-]+\.(?:com|net|org|io|co|info|biz|law|legal|us|example)\b/i;
const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instructions?|prompts?|rules?|previous|above|everything)\b|\bsystem prompt\b|\b(?:jailbreak|javascript)\b/i;
const ALLOWED = /^[\p{L}\p{N}\s'’,\-–/&$%.#+]+$/u;
/** A full stop belongs to a short form or it ends a sentence, and a phrase is no sentence. */
const SHORT_FORMS = /\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|No|U\.S|e\.g|i\.e|a\.m|p\.m)\.|\d\.\d/gi;
const ENDS_OPEN = /(?:^|\s)(?:a|an|the|and|or|but|if|whether|their|your|any)$/i;
/** A clause may end so: "which hospital you went to", "what your goals are". */
const ENDS_LIKE_CLAUSE = /(?:^|\s)(?:of|to|for|with|about|in|on|at|by|from|that|is|are)$/i;

/** One line, straight quotes, plain hyphens, no spaces at its ends. */
export function oneLine(text: string): string {
  return text
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every word that follows itself only once ("the the" is a slip). */
export function withoutDoubles(text: string): string {
  return text.replace(/\b([\p{L}']+)(?:\s+\1\b)+/giu, (all, word: string) =>
    /^(?:that|had)$/i.test(word) ? all : word,
  );
}

/** Holds an address, or talks to a machine instead of naming something. */
export function isSuspicious(text: string): boolean {
  return LINK.test(text) || ORDER.test(text) || /[<>{}[\]\\|^~*_`]/.test(text);
}

/**
 * A noun phrase or a clause of the visitor that can stand inside a sentence.
 * A clause may end in its verb or in a preposition. Undefined when it is too long, no phrase, or an order to a machine.
 */
export function cleanPhrase(typed: string, kind: 'phrase' | 'clause' = 'phrase'): string | undefined {
  const line = oneLine(typed)
    .replace(/^["'(]+|["')]+$/g, '')
    .replace(/^[\s,:;.-]+|[\s,:;.!?-]+$/g, '');
  const phrase = withoutDoubles(line === line.toUpperCase() && line.length > 5 ? line.toLowerCase() : line);
  const words = phrase.split(' ').length;
  if (!/\p{L}{2}/u.test(phrase) || phrase.length > PHRASE_LIMITS.characters || words > PHRASE_LIMITS.words)
    return undefined;
  if (isSuspicious(phrase) || !ALLOWED.test(phrase) || ENDS_OPEN.test(phrase)) return undefined;
  if (kind === 'phrase' && ENDS_LIKE_CLAUSE.test(phrase)) return undefined;
  if (/[.]/.test(phrase.replace(SHORT_FORMS, ''))) return undefined;
  return /[,\-/&]{2}|\.\.|''/.test(phrase) ? undefined : phrase;
}
