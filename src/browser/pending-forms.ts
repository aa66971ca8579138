/** Milliseconds a held-back submit waits for its island before the form is posted without it. */
const ISLAND_WAIT_MS = 15_000;

function waits(form: Element | null | undefined): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.dataset.live === undefined;
}

/**
 * A submit before its island has hydrated is held, the island is called for, and the island sends it. If the island
 * does not arrive, the form is posted as it stands: the request is never lost.
 */
export function startPendingForms() {
  const post = (form: HTMLFormElement) => waits(form) && form.dataset.pending !== undefined && form.submit();
  document.addEventListener('submit', (event) => {
    const form = (event.target as Element).closest('[data-island-form]');
    if (!waits(form)) return;
    event.preventDefault();
    if (form.dataset.pending !== undefined) return;
    form.dataset.pending = '';
    form.dispatchEvent(new Event('island:wanted', { bubbles: true }));
    setTimeout(() => post(form), ISLAND_WAIT_MS);
  });
  document.addEventListener('island:failed', (event) => {
    const form = (event.target as Element).querySelector('[data-island-form]');
    if (waits(form)) {
      post(form);
      // From now on submits go straight to the server.
      form.dataset.live = '';
    }
  });
}
