import { recall } from '../../ui/store.ts';

/**
 * Asks for a page's tool at once, before any pointer or key; until it is there its form is hidden, because the first
 * state is not what the visitor came for.
 */
export function askForTool() {
  const place = document.querySelector('[data-tool-place]');
  const form = place?.querySelector('form');
  const ask = () => form?.dispatchEvent(new Event('focusin', { bubbles: true }));
  place?.setAttribute('data-arriving', '');
  addEventListener('astro:hydration-error', () => place?.removeAttribute('data-arriving'));
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
