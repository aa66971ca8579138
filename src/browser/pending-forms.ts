/** Milliseconds a held-back submit waits for its island before the form is posted without it. */
const ISLAND_WAIT_MS = 15_000;

/** In: any target. Out: its form where an island has yet to take it over. */
function waiting(target: EventTarget | null) {
  return (target as Element).querySelector<HTMLFormElement>('form[data-island-form]:not([data-live])');
}

/**
 * A submit before its island has hydrated is held, and the island sends it when it is there. If the island does not
 * arrive, the form is posted as it stands: the request is never lost.
 */
export function startPendingForms() {
  const post = (form: HTMLFormElement) => {
    if (!('pending' in form.dataset)) return;
    // An island that arrives while the page is on its way out must not send the same request again.
    delete form.dataset.pending;
    form.submit();
  };
  addEventListener('submit', (event) => {
    const form = waiting((event.target as Element).parentElement);
    if (form !== event.target || !form) return;
    event.preventDefault();
    if ('pending' in form.dataset) return;
    form.dataset.pending = '';
    setTimeout(post, ISLAND_WAIT_MS, form);
  });
  addEventListener('astro:hydration-error', (event) => {
    const form = waiting(event.target);
    if (!form) return;
    // From now on submits go straight to the server.
    form.dataset.live = '';
    post(form);
  });
}
