/**
 * Runs in the page. Returns the numbers, prices and telephone numbers that a line break divides.
 */
export function brokenNumbers(): string[] {
  const PART = String.raw`[+~]?\$?\d(?:[\d.:]*\d)?(?:,\d{3})*(?:\.\d+)?(?:[KMB]\b)?[%+]?`;
  const NUMBER = new RegExp(
    String.raw`\(\d{3}\)\s\d{3}-\d{4}|(?<![\w/\u2010-\u2015-])${PART}(?![\w/\u2010-\u2015-])`,
    'g',
  );
  /** Two parts are on one line if their middles differ by less than this part of a line. */
  const SAME_LINE = 0.6;
  const { styleOf, nameOf, seenTexts } = window.looks;
  const faults: string[] = [];

  // Texts are joined by block, so that a number split by tags is one number.
  const blockOf = (element: Element): Element =>
    /^(inline|contents)$/.test(styleOf(element).display) && element.parentElement
      ? blockOf(element.parentElement)
      : element;
  const blocks = new Map<Element, Text[]>();
  for (const { text, parent } of seenTexts()) {
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  for (const [block, texts] of blocks) {
    // A footnote is not part of the figure before it.
    const parts = texts.map((text) =>
      text.parentElement?.closest('sup') ? '\u0000'.repeat(text.length) : text.data,
    );
    const letters = texts.flatMap((text) =>
      Array.from({ length: text.length }, (_, at) => ({ text, at })),
    );
    for (const { 0: number, index } of parts.join('').matchAll(NUMBER)) {
      const [first, last] = [letters[index], letters[index + number.length - 1]];
      if (!first || !last || number.length < 2) continue;
      const range = document.createRange();
      range.setStart(first.text, first.at);
      range.setEnd(last.text, last.at + 1);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
      const line = Math.max(...rects.map(({ height }) => height));
      if (Math.max(...middles) - Math.min(...middles) > line * SAME_LINE)
        faults.push(`broken: ${number} in ${nameOf(block)}`);
    }
  }
  return faults;
}
