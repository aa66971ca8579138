export const NAMELESS_FIRM = 'our firm';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Matches a whole tag, so that "<b>Sons</b>" does not become "b Sons /b". */
const TAG = /<\/?[a-z][^<>]*>/gi;
const MARKUP = /[<>{}[\]\\`|^~]+/g;
const LOOSE_END = /[\s,;:\-–—/&]+$/u;
const LOOSE_START = /^[\s,;:.\-–—/&!?]+/u;

// Returns the name as one line without markup, or NAMELESS_FIRM if nothing is left. Capitals stay
// as typed.
export function spokenFirmName(typedName: string): string {
  const name = typedName
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

/** Returns a function that replaces hard words. The first matching pair of the table is used. */
export function plainerWords(table: readonly { from: string; to: string }[]) {
  const words = new Map(table.map(({ from, to }) => [from.toLowerCase(), to]));
  const hardWords = table.map(({ from }) => RegExp.escape(from)).join('|');
  // A hard word with a hyphen is not replaced: "attorney-client relationship" is a legal term.
  const pattern = new RegExp(`(?<![\\w-])(?:${hardWords})(?![\\w-])`, 'gi');
  return (text: string) =>
    text.replace(pattern, (match) => {
      const word = words.get(match.toLowerCase()) ?? match;
      return /^[A-Z]/.test(match) ? capitalize(word) : word;
    });
}
