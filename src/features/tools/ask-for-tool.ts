import { answerPresses } from '../../ui/early-presses.ts';
import { recall } from '../../ui/store.ts';

/** Whether the tool was asked for before anybody has used it: only then may it begin with what the device keeps. */
export const isArriving = () => document.querySelector('[data-arriving]') !== null;

const place = () => document.querySelector('[data-tool-place]');

/** The tool shows what the visitor came for, its form is hidden no longer, and answers what was pressed before. */
export function showTool() {
  place()?.removeAttribute('data-arriving');
  answerPresses(place());
}

/**
 * Asks for a page's tool at once, before any pointer or key; until it is there its form is hidden, because the first
 * state is not what the visitor came for.
 */
export function askForTool() {
  const ask = () =>
    place()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('focusin', { bubbles: true }));
  place()?.setAttribute('data-arriving', '');
  addEventListener('astro:hydration-error', showTool);
  ask();
  // Again once the island listens, which it does when its runtime is there and the page is whole: boot.ts repeats only
  // the last sign, and that may be a pointer at rest somewhere else.
  void customElements.whenDefined('astro-island').then(() => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', ask);
    else ask();
  });
}

/** A device that has kept something of this tool, under this key, shows it. */
export function arriveWithKept(key: string) {
  if (recall('localStorage', key) !== null) askForTool();
}
