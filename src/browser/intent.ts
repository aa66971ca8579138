import type { ClientDirective } from 'astro';

/** Signs that a visitor is about to use something: all come before a click. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island at the first sign on itself or on a control that names it (`data-intent="<name>"`).
 * Any sign that happened while the page was still loading is caught by `document`, which exists from the start.
 */
const intent: ClientDirective = (load, options, island) => {
  const controls = `[data-intent~="${options.value}"]`;
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    for (const sign of SIGNS) document.removeEventListener(sign, consider, true);
    document.removeEventListener('island:wanted', consider, true);
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      // A form inside falls back to a plain post (see pending-forms.ts).
      island.dispatchEvent(new Event('island:failed', { bubbles: true }));
      console.error(error);
    }
  };
  function consider(event: Event) {
    const target = event.target as Element;
    if (island.contains(target) || target.closest?.(controls)) void start();
  }
  for (const sign of SIGNS) document.addEventListener(sign, consider, { capture: true, passive: true });
  document.addEventListener('island:wanted', consider, true);
};

export default intent;
