import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/forms/error-boundary.tsx';
import { hasFocus, isBegun, preserveInput } from '../ui/preserve-input.ts';

/** A press must end on the element where it began: a new render in between would lose it. */
async function pressEnds(island: HTMLElement) {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * Puts a tool in the place of its HTML, in one go between two pictures. React does not hydrate that HTML: password
 * managers, translators and other helpers change it before React comes, and it would then throw everything away.
 * What was typed or chosen until here is carried over, with the focus.
 */
const mount =
  (island: HTMLElement) =>
  async (Tool: FunctionComponent<{ isBegun: boolean }>, props: object): Promise<void> => {
    await pressEnds(island);
    const hadFocus = hasFocus(island);
    const putBack = preserveInput(island);
    const tool = createElement(Tool, { ...props, isBegun: isBegun(island) });
    const root = createRoot(island);
    flushSync(() => root.render(createElement(ErrorBoundary, null, tool)));
    putBack();
    // A link shows another view than the one that had the focus.
    if (hadFocus && !hasFocus(island))
      island.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };

export default mount;
