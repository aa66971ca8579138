import type { Page } from '@playwright/test';

/** What every measurement of a page needs to know of its elements. */
type Looks = {
  styleOf(element: Element): CSSStyleDeclaration;
  /** For screen readers only, or not on the screen at all. */
  isUnseen(element: Element): boolean;
  /** An element in a line of text, for a message. */
  nameOf(element: Element): string;
  /** The nearest box around an element that cuts off what reaches out of it. */
  clipOf(element: Element): Element | undefined;
  /** Text nodes that are seen, drawings left out. */
  seenTexts(): { text: Text; parent: Element }[];
};

declare global {
  interface Window {
    looks: Looks;
  }
}

/** Makes `window.looks` there in every page of a tab, before its first page is opened. */
export async function addLooks(tab: Page) {
  await tab.addInitScript(() => {
    const styles = new WeakMap<Element, CSSStyleDeclaration>();
    const looks: Looks = {
      styleOf(element) {
        // A computed style is live: it is right at every width.
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      },
      isUnseen: (element) =>
        element.closest('.sr-only, [hidden], noscript, dialog:not([open]), [popover], caption') !==
          null || !element.checkVisibility({ visibilityProperty: true }),
      nameOf: (element) =>
        `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 50)}`,
      clipOf(element) {
        for (
          let box = element.parentElement;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY, display } = looks.styleOf(box);
          if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible'))
            return box;
        }
        return undefined;
      },
      seenTexts() {
        const found: { text: Text; parent: Element }[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const parent = text.parentElement;
          if (!parent || !text.data.trim() || parent.closest('svg, script, style')) continue;
          if (!looks.isUnseen(parent)) found.push({ text, parent });
        }
        return found;
      },
    };
    window.looks = looks;
  });
}
