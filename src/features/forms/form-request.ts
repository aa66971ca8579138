/** Limit of a choice, in characters: "GMB scorecard: 71 of 100" has 24, and figures of ten channels fit. */
export const SUBJECT_MAX = 400;

/** The data of a control that opens a form: `data-source`, `data-subject` and others. */
type Opened = Readonly<Record<string, string | undefined>>;

/**
 * Tells a form what the visitor has chosen, and shows it there. An empty choice is none. While it is being sent, it goes on
 * showing what is sent.
 */
export function setSubject(place: ParentNode, subject: string) {
  const input = place.querySelector<HTMLInputElement>('[name=subject]');
  const shown = place.querySelector('[data-about]');
  const line = shown?.closest('p');
  if (!input || !shown || !line || shown.closest('[aria-busy]')) return;
  input.value = subject;
  shown.textContent = subject;
  line.hidden = !subject;
}

/** Parts with `data-says` get the texts of the control, or their own texts again. */
function tellWords(place: ParentNode, opened: Opened) {
  for (const part of place.querySelectorAll<HTMLElement>('[data-says]')) {
    const { says = '' } = part.dataset;
    part.dataset.usual ??= part.textContent ?? '';
    part.textContent = opened[says] ?? part.dataset.usual;
  }
}

/** Writes the control, the kind of request and the choice into a form; not while the form is being sent. */
export function describeRequest(place: ParentNode, opened: Opened) {
  if (place.querySelector('[aria-busy]')) return;
  for (const name of ['source', 'ask']) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = opened[name] ?? '';
  }
  tellWords(place, opened);
  setSubject(place, opened.subject ?? '');
}
