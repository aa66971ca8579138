/**
 * Numbers that a browser would break over two lines: whatever a hyphen or an en dash joins to one ("4-7.13", "3-6",
 * "$3,000-$15,000", "pre-2023"). A telephone number often stands in a button, where a part of it would be an item of
 * its own: it is left alone.
 */
const JOINED = /(?<![\w$.,-]|\(\d{3}\) )\$?\w[\w.,]*(?:[-\u2013]\$?\d(?:[\d.,]*\d)?[\w%+]*)+/;
/** Sections of a law: their sign means nothing without the number that follows ("§ 53.056(e)", "s. 713.06"). */
const SECTION = /(?<![\w.\u2019'])(?:§{1,2}|ss?\.)\s\d(?:[\w.\u2013-]*\w)?(?:\(\w+\))*/;
/** A number with what it counts ("90-day", "one-time"): a hyphen at the end of a line reads as a range or a dash. */
const COUNTED = /(?<![\w$.,-])(?:\$?\d[\d.,]*|[Oo]ne)-[a-z]+(?:-[a-z]+)?(?![\w-])/;
const NUMBER = new RegExp([SECTION, JOINED, COUNTED].map(({ source }) => source).join('|'), 'g');
/** What is left alone: the head, what is no running text, and what React compares with its own when it takes over. */
const PIECE =
  /<!--[\s\S]*?-->|<(head|script|style|svg|textarea|title|select|pre|code|astro-island)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

const hold = (text: string) => text.replace(NUMBER, '<span class="unbroken">$&</span>');

/** HTML of a page in; the same with every joined number of its running text in a span that no line breaks. */
export function unbrokenNumbers(html: string) {
  let result = '';
  let end = 0;
  for (const piece of html.matchAll(PIECE)) {
    result += hold(html.slice(end, piece.index)) + piece[0];
    end = piece.index + piece[0].length;
  }
  return result + hold(html.slice(end));
}
