/** Of what a visitor has chosen, in characters: "GMB scorecard: 71 of 100" has 24, and figures of ten channels fit. */
export const SUBJECT_MAX = 400;

/** What a control that opens a form says of itself and of the form, in its `data-source`, `data-subject` and others. */
type Opened = Readonly<Record<string, string | undefined>>;

/**
 * Tells a form what the visitor has chosen, and shows it there. An empty choice is none. While it is being sent, it goes on
 * showing what is sent.
 */
export function tellSubject(place: ParentNode, subject: string) {
  const input = place.querySelector<HTMLInputElement>('[name=subject]');
  const shown = place.querySelector('[data-about]');
  const line = shown?.closest('p');
  if (!input || !shown || !line || shown.closest('[aria-busy]')) return;
  input.value = subject;
  shown.textContent = subject;
  line.hidden = !subject;
}

/** Parts that say what is asked for (`data-says`) take the words of the control, or have their own again. */
function tellWords(place: ParentNode, opened: Opened) {
  for (const part of place.querySelectorAll<HTMLElement>('[data-says]')) {
    const { says = '' } = part.dataset;
    part.dataset.usual ??= part.textContent ?? '';
    part.textContent = opened[says] ?? part.dataset.usual;
  }
}

/** Tells a form which control opened it, what was asked for and what was chosen there; not while it is being sent. */
export function tellForm(place: ParentNode, opened: Opened) {
  if (place.querySelector('[aria-busy]')) return;
  for (const name of ['source', 'ask']) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = opened[name] ?? '';
  }
  tellWords(place, opened);
  tellSubject(place, opened.subject ?? '');
}
