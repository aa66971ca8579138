import { forbiddenWords } from '../forbidden-words.ts';
import { isSuspicious, oneLine } from '../refinement/phrase.ts';

/** Longest promise that is said, in characters. */
const PROMISE_MAX = 200;
const BEGINS_SENTENCE = /^(?:we|we'll|i|i'll|you|you'll|our|someone|somebody|an?|the|your|expect|every)\b/i;

/**
 * When a firm calls back, as it can be said at the end of a script. In: the firm's own words, a sentence or only
 * "within two hours". Out: a sentence; undefined where it gave none, or one that a firm may not say.
 */
export function callBackSentence(typed: string | undefined): string | undefined {
  const words = oneLine(typed ?? '').replace(/[\s.!,;:]+$/, '');
  if (words.length > PROMISE_MAX || !/\p{L}{2}/u.test(words) || isSuspicious(words)) return undefined;
  const sentence = BEGINS_SENTENCE.test(words)
    ? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
    : `When you can expect to hear from us: ${words}.`;
  return forbiddenWords(sentence).length ? undefined : sentence;
}
