/**
 * The largest length of a choice, in characters. "GMB scorecard: 71 of 100" has 24, and figures of ten channels have fewer
 * than this.
 */
export const SUBJECT_MAX = 400;

/** The data attributes of the button or link that opened the form: `data-source`, `data-subject` and others. */
type Opened = Readonly<Record<string, string | undefined>>;

/**
 * Shows the visitor's choice in a form and sends it with the form. An empty text removes the choice. A form that is being
 * sent does not change.
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

/** Writes the texts of the button into the parts with `data-says`; parts without such a text get their usual text. */
function writeTexts(place: ParentNode, opened: Opened) {
  for (const part of place.querySelectorAll<HTMLElement>('[data-says]')) {
    const { says = '' } = part.dataset;
    part.dataset.usual ??= part.textContent ?? '';
    part.textContent = opened[says] ?? part.dataset.usual;
  }
}

/** Writes the name of the button, the kind of request and the choice into a form, unless the form is being sent. */
export function describeRequest(place: ParentNode, opened: Opened) {
  if (place.querySelector('[aria-busy]')) return;
  for (const name of ['source', 'ask']) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = opened[name] ?? '';
  }
  writeTexts(place, opened);
  setSubject(place, opened.subject ?? '');
}
