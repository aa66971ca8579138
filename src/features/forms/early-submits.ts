import { answerPresses } from '../../ui/answer-presses.ts';

/** Milliseconds a held-back submit waits for its island before the form is posted without it. */
const ISLAND_WAIT_MS = 15_000;

/** A form that an island has yet to take over. */
const WAITING = 'form[data-island-form]:not([data-live])';

/** Value of `data-pending`: the visitor has gone on typing since the submit that is held. */
const EDITED = 'edited';

/** A tool's form has nowhere to go without its island: it says so. */
function giveUp(form: HTMLFormElement) {
  form.querySelector('[data-unavailable]')?.removeAttribute('hidden');
}

/** Shown by the button (ui/buttons.css, features/tools/tools.css), and said by the line of the form or of the tool. */
function setBusy(form: HTMLFormElement, isBusy: boolean) {
  form.ariaBusy = isBusy ? 'true' : null;
  const line =
    form.querySelector<HTMLElement>('[data-busy]') ?? document.querySelector<HTMLElement>('[data-news]');
  if (line) line.textContent = (isBusy && (line.dataset.busy ?? line.dataset.news)) || '';
}

/**
 * A submit before its island has hydrated is held, and the island sends it when it is there. If the island does not
 * arrive, the form is posted as it stands: the request is never lost. A form with `method=dialog` has no server to
 * post to; the browser then does nothing, and the form shows its `data-unavailable` words.
 */
export function holdEarlySubmits() {
  const post = (form: HTMLFormElement) => {
    if (!('pending' in form.dataset)) return;
    // An island that arrives while the page is on its way out must not send the same request again.
    delete form.dataset.pending;
    const end = () => setBusy(form, false);
    // Back shows the page as it was left.
    if (form.method === 'post') addEventListener('pagehide', end);
    else end();
    giveUp(form);
    form.submit();
  };
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // An island that has failed meanwhile has taken its form out of the page.
    if (!form.matches(WAITING)) return;
    event.preventDefault();
    if ('pending' in form.dataset) return;
    form.dataset.pending = '';
    setBusy(form, true);
    setTimeout(post, ISLAND_WAIT_MS, form);
  });
  addEventListener('input', (event) => {
    const held = (event.target as Element).closest<HTMLFormElement>('form[data-pending]');
    if (held) held.dataset.pending = EDITED;
  });
  addEventListener('astro:hydration-error', (event) => {
    for (const form of (event.target as Element).querySelectorAll<HTMLFormElement>(WAITING)) {
      // From now on submits go straight to the server.
      form.dataset.live = '';
      giveUp(form);
      post(form);
    }
  });
}

/**
 * An island has taken its form over: from here on submits go through, and one that was held back is sent now. Not while
 * the visitor is filling in what the browser itself would refuse: the messages would take the focus, and the next
 * letters, out of the field in which they type.
 */
export function takeOverForm(form: HTMLFormElement) {
  const { pending } = form.dataset;
  form.dataset.live = '';
  answerPresses(form);
  if (pending === undefined) return;
  setBusy(form, false);
  delete form.dataset.pending;
  if (pending !== EDITED || form.checkValidity()) form.requestSubmit();
}
