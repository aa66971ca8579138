import type { Change } from './changes.ts';
import { isSuspicious, oneLine, withoutDoubles } from './phrase.ts';

/** Longest line a visitor may have added at the end, in characters. */
export const CLOSING_LINE_MAX = 300;
const LINE_WORDS_LEAST = { quoted: 2, unquoted: 3 };

const LINE = '(?:line|sentence|statement|remark|note|paragraph|message|words?|thought)';
const SAYING =
  '(?: ?(?:that (?:says|reads|states)|saying|reading|stating|to say|which says|like|such as|with|as follows))?(?: that)?';
/** Each word can be read in one way only: "as the" is "as" and "the", or the time would double with each pair. */
const FORMS = [
  `^(?:add|include|put|insert|append|use|write)(?: (?:an?|the|this|another|one|following|as))* ?(?:(?:closing|final|last|ending|concluding|sign-off|signoff) ${LINE}|closing|sign-off|ending)${SAYING}[:,]? ?(.+)$`,
  `^(?:end|close|finish|conclude|wrap up|sign off)(?: (?:it|this|the (?:script|call|conversation|chat|email|meeting)))?(?: (?:with|by saying|on|saying|by adding))(?: that)?(?: (?:an?|the|this) ${LINE})?[:,]? ?(.+)$`,
  '^(?:add|put|include|insert) (".+?")(?: (?:to|at|in|as|on|into) (?:the )?(?:very )?(?:end|closing|bottom|closing line|last line|sign-off)(?: of (?:it|this|the script))?)$',
  `^(?:at the end|in the closing|to close|for the closing),? (?:add|say|put|include|write)(?: that)?[:,]? ?(.+)$`,
].map((form) => new RegExp(form, 'i'));

/** Without quotation marks only words that begin like a sentence of the firm are taken for one. */
const BEGINS_SENTENCE =
  /^(?:we|we'll|we're|we've|i|i'll|i'm|thank|thanks|please|you|you'll|your|our|call|feel|have|if|remember|take|someone|an attorney|it|it's|there|let|stay|until|looking)\b/i;
const VERBLESS_START = /^(?:looking|thanking|reminding|telling|inviting)\b/i;

/** The line as a sentence of its own, or undefined when it is none that a script can hold. */
function asSentence(typed: string): string | undefined {
  const quoted = /^"(.+)"[.!]?$/.exec(oneLine(typed));
  const line = withoutDoubles((quoted?.[1] ?? oneLine(typed)).trim()).replace(/([.!?])[.!?]+$/, '$1');
  if (line.includes('"') || isSuspicious(line)) return undefined;
  if ((line.match(/\(/g) ?? []).length !== (line.match(/\)/g) ?? []).length) return undefined;
  const words = line.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  const least = LINE_WORDS_LEAST[quoted ? 'quoted' : 'unquoted'];
  if (words < least || line.length > CLOSING_LINE_MAX || /[\p{Cc}\p{Cf}]/u.test(line)) return undefined;
  if (!quoted && (!BEGINS_SENTENCE.test(line) || VERBLESS_START.test(line))) return undefined;
  const ended = /[.!?]$/.test(line) ? line : `${line.replace(/[\s,;:-]+$/, '')}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** `request` is one as typed, without "please". */
export function closingRequest(request: string): Change | undefined {
  const typed = FORMS.map((form) => form.exec(request)?.[1]).find(Boolean);
  const line = typed && asSentence(typed);
  return line ? { kind: 'close-with', line } : undefined;
}
