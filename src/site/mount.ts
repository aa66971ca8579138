import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/forms/error-boundary.tsx';
import { hasFocus, isBegun, preserveInput } from '../ui/preserve-input.ts';

/**
 * Waits until a press inside the island has ended: a press counts only if it ends on the element where it
 * began.
 */
async function waitForPressEnd(island: HTMLElement) {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Replaces the HTML of a tool by the rendered tool, without a frame in between. React does not hydrate the
 * HTML, because password managers, translators and extensions change it before React loads, and React would
 * then throw it all away. Typed values, choices and the focus are carried over.
 */
const mount =
  (island: HTMLElement) =>
  async (Tool: FunctionComponent<{ isBegun: boolean }>, props: object): Promise<void> => {
    await waitForPressEnd(island);
    const hadFocus = hasFocus(island);
    const restoreInput = preserveInput(island);
    const tool = createElement(Tool, { ...props, isBegun: isBegun(island) });
    const root = createRoot(island);
    flushSync(() => root.render(createElement(ErrorBoundary, null, tool)));
    restoreInput();
    // The address may name another view than the one that had the focus.
    if (hadFocus && !hasFocus(island))
      island.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };

export default mount;
