import type { Page } from '@playwright/test';

/** Runs in the page. Returns numbers, and words of titles, that are on two lines. */
function brokenWords(): string[] {
  const TITLES =
    ':is(h1, h2, h3, h4, dt, dd, legend, summary, figcaption, figure > p, .beside-sticker)';
  const WORD = /[\p{L}\p{M}\u2019']{4,}/gu;
  const PART = String.raw`[+~]?\$?\d(?:[\d.:]*\d)?(?:,\d{3})*(?:\.\d+)?(?:[KMB]\b)?[%+]?`;
  const NUMBER = new RegExp(
    String.raw`\(\d{3}\)\s\d{3}-\d{4}|(?<![\w/\u2010-\u2015-])${PART}(?![\w/\u2010-\u2015-])`,
    'g',
  );
  const SAME_LINE = 0.6;
  const { styleOf, nameOf, seenTexts } = window.looks;
  // An address may break anywhere.
  const isTitle = (parent: Element) =>
    parent.closest(TITLES) && !parent.closest('code') && !/^pre/.test(styleOf(parent).whiteSpace);
  const isOnTwoLines = (text: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
    const line = Math.max(...rects.map(({ height }) => height));
    return Math.max(...middles) - Math.min(...middles) > line * SAME_LINE;
  };
  return seenTexts().flatMap(({ text, parent }) => {
    const numbers = parent.closest('sup') ? [] : [...text.data.matchAll(NUMBER)];
    const words = isTitle(parent) ? [...text.data.matchAll(WORD)] : [];
    return [...numbers, ...words]
      .filter(({ 0: part, index }) => isOnTwoLines(text, index, index + part.length))
      .map(({ 0: part }) => `broken: ${part} in ${nameOf(parent)}`);
  });
}

/**
 * Runs in the page. Returns texts outside their drawing, or of unsuitable size beside their page.
 */
function drawingFaults(): string[] {
  const SLACK = 1.5;
  /**
   * The letters of a drawing have these sizes on the screen, in px, from fine print to a heading.
   */
  const [MIN_SIZE, MAX_SIZE] = [10.5, 20];
  /** The article repeats the words of such a drawing, so it may be set large or small. */
  const isPlate = (svg: SVGSVGElement) => svg.matches('.inline-plate');
  const { styleOf, nameOf, isUnseen } = window.looks;
  return [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
    const svg = text.ownerSVGElement;
    if (!svg || isUnseen(svg)) return [];
    const [rect, box] = [text.getBoundingClientRect(), svg.getBoundingClientRect()];
    if (rect.width === 0) return [];
    const past = Math.max(
      box.left - rect.left,
      rect.right - box.right,
      box.top - rect.top,
      rect.bottom - box.bottom,
    );
    const size = Number.parseFloat(styleOf(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
    const label = `"${text.textContent}" in ${nameOf(svg)}`;
    return [
      ...(past > SLACK ? [`${past.toFixed(0)} px outside: ${label}`] : []),
      ...(!isPlate(svg) && (size < MIN_SIZE || size > MAX_SIZE)
        ? [`letters of ${size.toFixed(1)} px: ${label}`]
        : []),
    ];
  });
}

/**
 * Runs in the page. Returns footnotes under 12 px and targets under 24 px or overlapping (WCAG
 * 2.5.8).
 */
function smallTargets(): string[] {
  const TARGET = 24;
  const LETTER = 12;
  const { styleOf, nameOf, isUnseen } = window.looks;
  const links = [...document.querySelectorAll('sup a')].filter((link) => !isUnseen(link));
  return links.flatMap((link) => {
    const { width, height, right, top } = link.getBoundingClientRect();
    const next = link.nextElementSibling?.getBoundingClientRect();
    const letter = Number.parseFloat(styleOf(link).fontSize);
    const isShared = next !== undefined && next.top === top && next.left < right - 0.5;
    return letter < LETTER || width < TARGET || height < TARGET || isShared
      ? [
          `${letter} px letters, ${width.toFixed(1)} x ${height.toFixed(1)} px${isShared ? ', shared' : ''}: ${nameOf(link)}`,
        ]
      : [];
  });
}

/** Runs in the page. Returns stickers that cover text or a button. */
function coveringStickers(): string[] {
  const SLACK = 1;
  const { nameOf, isUnseen, seenTexts } = window.looks;
  const stickers = [...document.querySelectorAll('.sticker')].filter(
    (sticker) => !isUnseen(sticker),
  );
  if (!stickers.length) return [];
  const texts = seenTexts().flatMap(({ text, parent }) => {
    if (parent.closest('.sticker, header, dialog, [data-bottom-bars], [data-toasts]')) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((rect) => [rect, parent] as const);
  });
  const buttons = [...document.querySelectorAll('main .btn')]
    .filter((button) => !isUnseen(button))
    .map((button) => [button.getBoundingClientRect(), button] as const);
  return stickers.flatMap((sticker) => {
    const box = sticker.getBoundingClientRect();
    return [...texts, ...buttons]
      .filter(
        ([rect]) =>
          rect.left < box.right - SLACK &&
          rect.right > box.left + SLACK &&
          rect.top < box.bottom - SLACK &&
          rect.bottom > box.top + SLACK,
      )
      .map(([, element]) => `a sticker lies on ${nameOf(element)}`);
  });
}

/**
 * Runs in the page. Returns elements that something cuts off, hidden scrolling regions, and a page
 * wider than the screen.
 */
function clippedElements(): string[] {
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

const CHECKS = [brokenWords, clippedElements, drawingFaults, smallTargets, coveringStickers];
/** One call runs all checks, because each call waits until the page is idle. */
const ALL_CHECKS = `[${CHECKS.map((check) => `...(${check})()`)}]`;

export const pictureFaults = (tab: Page): Promise<string[]> => tab.evaluate(ALL_CHECKS);

/** Folded answers are opened, so that they are measured too. */
export function unfold(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
