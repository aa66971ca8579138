/**
 * Runs in the page. Returns texts outside their drawing, or of unsuitable size beside their page.
 */
export function drawings(): string[] {
  const SLACK = 1.5;
  /**
   * The letters of a drawing have these sizes on the screen, in px, from fine print to a heading.
   */
  const [LEAST, MOST] = [10.5, 20];
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
      ...(!isPlate(svg) && (size < LEAST || size > MOST)
        ? [`letters of ${size.toFixed(1)} px: ${label}`]
        : []),
    ];
  });
}

/** Runs in the page. Returns heroes that are taller than their line numbers. */
export function unnumbered(): string[] {
  const { lineHeight } = getComputedStyle(
    document.querySelector('.pleading') ?? document.body,
    '::before',
  );
  return [...document.querySelectorAll('.pleading')].flatMap((hero) => {
    const { content, top } = getComputedStyle(hero, '::before');
    const lines = content.match(/\d+/g)?.length ?? 0;
    const missing =
      hero.clientHeight - 2 * Number.parseFloat(top) - lines * Number.parseFloat(lineHeight);
    return missing > 0 ? [`lines are not numbered for ${missing.toFixed(0)} px`] : [];
  });
}

/**
 * Runs in the page. Returns footnotes under 12 px and targets under 24 px or overlapping (WCAG
 * 2.5.8).
 */
export function smallTargets(): string[] {
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
export function covered(): string[] {
  const SLACK = 1;
  const { nameOf, isUnseen, seenTexts } = window.looks;
  const stickers = [...document.querySelectorAll('.sticker')].filter((each) => !isUnseen(each));
  if (!stickers.length) return [];
  const texts = seenTexts().flatMap(({ text, parent }) => {
    if (parent.closest('.sticker, header, dialog, [data-bottom-stack], [data-toasts]')) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((rect) => [rect, parent] as const);
  });
  const buttons = [...document.querySelectorAll('main .btn')]
    .filter((each) => !isUnseen(each))
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

/** Runs in the page. Returns primary buttons that are smaller than a button beside them. */
export function outdone(): string[] {
  const SLACK = 1;
  const { nameOf, isUnseen } = window.looks;
  return [...document.querySelectorAll('main .btn-primary')].flatMap((primary) => {
    const { width, height } = primary.getBoundingClientRect();
    const larger = [...(primary.parentElement?.children ?? [])].filter((each) => {
      const box = each.getBoundingClientRect();
      return each.matches('.btn') && (box.width > width + SLACK || box.height > height + SLACK);
    });
    return isUnseen(primary)
      ? []
      : larger.map((each) => `larger than ${nameOf(primary)}: ${nameOf(each)}`);
  });
}
