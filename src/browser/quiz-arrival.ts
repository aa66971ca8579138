/**
 * An address with answers asks for the quiz at once, before any pointer or key; until it is there, the first question
 * is hidden, because it is not what the visitor came for.
 */
if (/^#[a-z-]+=/.test(location.hash)) {
  const place = document.querySelector('[data-tool-place]');
  place?.setAttribute('data-arriving', '');
  addEventListener('astro:hydration-error', () => place?.removeAttribute('data-arriving'));
  place?.querySelector('form')?.dispatchEvent(new Event('focusin', { bubbles: true }));
}
