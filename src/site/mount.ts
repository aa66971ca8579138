import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/forms/error-boundary.tsx';
import { hasFocus, isInUse, preserveInput } from '../ui/preserve-input.ts';

/** A browser fires no click if the pressed element is replaced before the pointer is released. */
async function waitForPressEnd(island: HTMLElement) {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Renders the tool anew and restores the input. Hydration would fail, because password managers,
 * translators and extensions change the HTML before React loads.
 */
const mount =
  (island: HTMLElement) =>
  async (Tool: FunctionComponent<{ wasUsedBeforeLoad: boolean }>, props: object): Promise<void> => {
    await waitForPressEnd(island);
    const hadFocus = hasFocus(island);
    const restoreInput = preserveInput(island);
    const tool = createElement(Tool, { ...props, wasUsedBeforeLoad: isInUse(island) });
    const root = createRoot(island);
    flushSync(() => root.render(createElement(ErrorBoundary, null, tool)));
    restoreInput();
    // The focused element may be missing, because the URL shows another view.
    if (hadFocus && !hasFocus(island))
      island.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };

export default mount;
