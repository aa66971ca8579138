import type { Page } from '@playwright/test';

type Looks = {
  styleOf(element: Element): CSSStyleDeclaration;
  /** True for texts for screen readers and for elements outside the screen. */
  isUnseen(element: Element): boolean;
  nameOf(element: Element): string;
  /** Returns the nearest box that cuts off what exceeds it. */
  clipOf(element: Element): Element | undefined;
  seenTexts(): { text: Text; parent: Element }[];
};

declare global {
  interface Window {
    looks: Looks;
  }
}

/** Creates `window.looks` in every page of a tab before the page loads. */
export async function addLooks(tab: Page) {
  await tab.addInitScript(() => {
    const styles = new WeakMap<Element, CSSStyleDeclaration>();
    const looks: Looks = {
      styleOf(element) {
        // A computed style is live, so one entry fits every width.
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
        const result: { text: Text; parent: Element }[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const parent = text.parentElement;
          if (!parent || !text.data.trim() || parent.closest('svg, script, style')) continue;
          if (!looks.isUnseen(parent)) result.push({ text, parent });
        }
        return result;
      },
    };
    window.looks = looks;
  });
}
