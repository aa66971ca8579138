/** Runs in the page. Returns words of titles and labels that a narrow column breaks. */
export function brokenWords(): string[] {
  const TITLES =
    ':is(h1, h2, h3, h4, dt, dd, legend, summary, figcaption, figure > p, .beside-sticker)';
  const WORD = /[\p{L}\p{M}\u2019']{4,}/gu;
  /** Two parts are on one line if their middles differ by less than this part of a line. */
  const SAME_LINE = 0.6;
  const { nameOf, seenTexts } = window.looks;
  return seenTexts().flatMap(({ text, parent }) => {
    // An address may break anywhere.
    if (!parent.closest(TITLES) || parent.closest('code')) return [];
    if (getComputedStyle(parent).whiteSpace.startsWith('pre')) return [];
    return [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
      const line = Math.max(0, ...rects.map(({ height }) => height));
      const isBroken = Math.max(...middles) - Math.min(...middles) > line * SAME_LINE;
      return isBroken ? [`broken word: ${word} in ${nameOf(parent)}`] : [];
    });
  });
}
