import type { ClientDirective } from 'astro';

/** Signs that a visitor is about to use something: all come before a click. Opening a dialog moves focus into it. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Hydrates an island at the first sign on itself or on a control that names it (`data-intent="<name>"`).
 * If it cannot be loaded, Astro dispatches `astro:hydration-error` (see early-submits.ts).
 */
const intent: ClientDirective = (load, options, island) => {
  const consider = async ({ target }: Event) => {
    if (
      !island.contains(target as Node) &&
      !(target as Element).closest?.(`[data-intent="${options.value}"]`)
    )
      return;
    for (const sign of SIGNS) removeEventListener(sign, consider);
    const hydrate = await load();
    // React empties a text area that nobody typed in, also one that the server has filled: now it counts as typed in.
    for (const area of island.querySelectorAll('textarea')) area.setRangeText('', 0, 0);
    await hydrate();
  };
  for (const sign of SIGNS) addEventListener(sign, consider);
};

export default intent;
