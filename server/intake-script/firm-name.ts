/** What a script says when nothing readable is left of a firm's name. */
export const NAMELESS_FIRM = 'our firm';

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** A whole tag: without it "<b>Sons</b>" would be read as "b Sons /b". */
const TAG = /<\/?[a-z][^<>]*>/gi;
const MARKUP = /[<>{}[\]\\`|^~]+/g;
const LOOSE_END = /[\s,;:\-–—/&]+$/u;
const LOOSE_START = /^[\s,;:.\-–—/&!?]+/u;

/** Brackets or quotation marks without a partner would leave a sentence open. */
function withoutLonely(name: string) {
  const brackets = (name.match(/\(/g) ?? []).length === (name.match(/\)/g) ?? []).length;
  const quotes = (name.match(/["“”]/g) ?? []).length % 2 === 0;
  return name.replace(brackets ? /$^/ : /[()]/g, '').replace(quotes ? /$^/ : /["“”]/g, '');
}

/**
 * A firm's name as it can stand in the middle of a sentence: one line without markup, capitals as typed, NAMELESS_FIRM
 * when nothing is left.
 */
export function spokenFirmName(typed: string): string {
  const name = withoutLonely(typed.replace(UNPRINTABLE, ' ').replace(TAG, ' ').replace(MARKUP, ' '))
    .replace(/\s+/g, ' ')
    .replace(/([.!?,])\1+/g, '$1')
    .replace(LOOSE_START, '')
    .replace(LOOSE_END, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(name) ? name : NAMELESS_FIRM;
}
