export const NAMELESS_FIRM = 'our firm';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Matches a whole tag, so that "<b>Sons</b>" does not become "b Sons /b". */
const TAG = /<\/?[a-z][^<>]*>/gi;
const MARKUP = /[<>{}[\]\\`|^~]+/g;
const LOOSE_END = /[\s,;:\-–—/&]+$/u;
const LOOSE_START = /^[\s,;:.\-–—/&!?]+/u;

/** Returns one line without markup, or NAMELESS_FIRM if nothing is left. Capitals stay as typed. */
export function spokenFirmName(typed: string): string {
  const name = typed
    .replace(UNPRINTABLE, ' ')
    .replace(TAG, ' ')
    .replace(MARKUP, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([.!?,])\1+/g, '$1')
    .replace(LOOSE_START, '')
    .replace(LOOSE_END, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(name) ? name : NAMELESS_FIRM;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns "a" for "an" if "attorney" becomes "lawyer". */
function articleFor(oldArticle: string, word: string) {
  const newArticle = /^[aeiou]/i.test(word) ? 'an' : 'a';
  return oldArticle.startsWith('A') ? capitalize(newArticle) : newArticle;
}

/** The first matching pair of the table wins; capitals and articles are adjusted. */
export function plainerWords(table: readonly { from: string; to: string }[]) {
  const words = new Map(table.map(({ from, to }) => [from.toLowerCase(), to]));
  const hardWords = table.map(({ from }) => RegExp.escape(from)).join('|');
  // A word with a hyphen is another word: "attorney-client relationship" is a legal term.
  const pattern = new RegExp(`(?<![\\w-])(?:(an?)(\\s+))?(${hardWords})(?![\\w-])`, 'gi');
  return (text: string) =>
    text.replace(pattern, (match, oldArticle: string | undefined, gap: string, oldWord: string) => {
      const replacement = words.get(oldWord.toLowerCase());
      if (!replacement || replacement === oldWord) return match;
      const word = /^[A-Z]/.test(oldWord) ? capitalize(replacement) : replacement;
      return oldArticle ? `${articleFor(oldArticle, word)}${gap}${word}` : word;
    });
}
