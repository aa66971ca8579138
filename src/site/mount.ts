import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/forms/error-boundary.tsx';
import { hasFocus, isInUse, preserveInput } from '../ui/preserve-input.ts';

/** If the pressed element were replaced before the press ends, the press would be no click. */
async function waitForPressEnd(island: HTMLElement) {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * The HTML is not hydrated: password managers, translators and extensions change it before React is
 * loaded, and then React would discard it.
 */
const mount =
  (island: HTMLElement) =>
  async (Tool: FunctionComponent<{ isBegun: boolean }>, props: object): Promise<void> => {
    await waitForPressEnd(island);
    const hadFocus = hasFocus(island);
    const restoreInput = preserveInput(island);
    const tool = createElement(Tool, { ...props, isBegun: isInUse(island) });
    const root = createRoot(island);
    flushSync(() => root.render(createElement(ErrorBoundary, null, tool)));
    restoreInput();
    // The element with the focus may be gone, because the address shows another view.
    if (hadFocus && !hasFocus(island))
      island.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };

export default mount;
