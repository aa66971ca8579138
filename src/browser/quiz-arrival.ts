/**
 * An address with answers asks for the quiz at once, before any pointer or key; until it is there, the first question
 * is hidden, because it is not what the visitor came for.
 */
if (/^#[a-z-]+=/.test(location.hash)) {
  const place = document.querySelector('[data-tool-place]');
  const ask = () => place?.querySelector('form')?.dispatchEvent(new Event('focusin', { bubbles: true }));
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
