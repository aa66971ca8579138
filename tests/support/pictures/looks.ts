import type { Page } from '@playwright/test';

declare global {
  interface Window {
    looks: ReturnType<typeof createLooks>;
  }
}

/** Runs in the page. */
function createLooks() {
  const styles = new WeakMap<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    // A computed style is live, so one entry fits every width.
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** True for texts for screen readers and for elements outside the screen. */
  const isUnseen = (element: Element) =>
    element.closest('.sr-only, [hidden], noscript, dialog:not([open]), [popover], caption') !==
      null || !element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 50)}`;
  /** Returns the nearest box that cuts off what exceeds it. */
  function clipOf(element: Element) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = styleOf(box);
      if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) return box;
    }
    return undefined;
  }
  function seenTexts() {
    const result: { text: Text; parent: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest('svg, script, style')) continue;
      if (!isUnseen(parent)) result.push({ text, parent });
    }
    return result;
  }
  return { styleOf, isUnseen, nameOf, clipOf, seenTexts };
}

/** Creates `window.looks` in every page of a tab before the page loads. */
export const addLooks = (tab: Page) => tab.addInitScript(`window.looks = (${createLooks})()`);
