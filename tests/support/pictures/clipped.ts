/**
 * Runs in the page. Returns elements that something cuts off, hidden scrolling regions, and a page
 * wider than the screen.
 */
export function clipped(): string[] {
  /** Rounding loses up to a px. */
  const SLACK = 1.5;
  const DRAWN = /^(svg|img|button|input|textarea|select)$/;
  const { styleOf, nameOf, isUnseen, clipOf, seenTexts } = window.looks;
  const faults: string[] = [];
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const check = (rect: DOMRect, element: Element) => {
    const clip = clipOf(element);
    // A box of 1 px is for screen readers.
    if (!clip || clip.clientWidth <= 1 || rect.width === 0 || rect.height === 0) return;
    const { overflowX, textOverflow } = styleOf(clip);
    const box = boxOf(clip);
    const scrolls = /auto|scroll/.test(overflowX);
    // An ellipsis is visible, and lines that are hidden whole are hidden on purpose.
    const overflows = {
      left: scrolls || textOverflow === 'ellipsis' ? 0 : box.left - rect.left,
      right: scrolls || textOverflow === 'ellipsis' ? 0 : rect.right - box.right,
      bottom: scrolls || rect.top > box.bottom - SLACK ? 0 : rect.bottom - box.bottom,
    };
    for (const [side, overflow] of Object.entries(overflows))
      if (overflow > SLACK)
        faults.push(`clipped by ${overflow.toFixed(0)} px at the ${side}: ${nameOf(element)}`);
  };

  for (const { text, parent } of seenTexts()) {
    if (styleOf(parent).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) check(rect, parent);
  }
  for (const element of document.querySelectorAll('header *, main *, footer *')) {
    if (element.parentElement?.closest('svg') || isUnseen(element)) continue;
    const { borderRightWidth, display, overflowX, backgroundImage } = styleOf(element);
    const isDrawn = DRAWN.test(element.localName) || borderRightWidth !== '0px';
    if (isDrawn && display !== 'inline') check(element.getBoundingClientRect(), element);
    const hidden = /auto|scroll/.test(overflowX) ? element.scrollWidth - element.clientWidth : 0;
    if (
      hidden > SLACK &&
      !(element.hasAttribute('tabindex') && backgroundImage.includes('gradient'))
    )
      faults.push(`scrolls by ${hidden} px without a sign: ${nameOf(element)}`);
  }
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) faults.push(`the page is wider than the screen by ${sideways} px`);
  return faults;
}
