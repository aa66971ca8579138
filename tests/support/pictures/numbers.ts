/**
 * Runs in the page. Returns the numbers, prices and telephone numbers that a line break divides.
 */
export function brokenNumbers(): string[] {
  const PART = String.raw`[+~]?\$?\d(?:[\d.:]*\d)?(?:,\d{3})*(?:\.\d+)?(?:[KMB]\b)?[%+]?`;
  const NUMBER = new RegExp(
    String.raw`\(\d{3}\)\s\d{3}-\d{4}|(?<![\w/\u2010-\u2015-])${PART}(?![\w/\u2010-\u2015-])`,
    'g',
  );
  /**
   * Two parts of a number are on one line when their middles are closer than this part of a line.
   */
  const SAME_LINE = 0.6;
  const { styleOf, nameOf, seenTexts } = window.looks;
  const faults: string[] = [];

  // Texts are joined by the block they stand in, so that a number parted by tags is one number.
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
    // A footnote is no part of the figure it follows.
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
