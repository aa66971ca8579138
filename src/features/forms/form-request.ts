/** Limit of a choice, in characters: "GMB scorecard: 71 of 100" has 24, and figures of ten channels fit. */
export const SUBJECT_MAX = 400;

/** The data of a control that opens a form: `data-source`, `data-subject` and others. */
type Opened = Readonly<Record<string, string | undefined>>;

/** Shows the visitor's choice in a form and sends it with the form; an empty one is none. A form that is being sent stays as it is. */
export function setSubject(place: ParentNode, subject: string) {
  const input = place.querySelector<HTMLInputElement>('[name=subject]');
  const shown = place.querySelector('[data-about]');
  const line = shown?.closest('p');
  if (!input || !shown || !line || shown.closest('[aria-busy]')) return;
  input.value = subject;
  shown.textContent = subject;
  line.hidden = !subject;
}

/** Writes the texts of the control into the parts with `data-says`, or their usual texts. */
function writeTexts(place: ParentNode, opened: Opened) {
  for (const part of place.querySelectorAll<HTMLElement>('[data-says]')) {
    const { says = '' } = part.dataset;
    part.dataset.usual ??= part.textContent ?? '';
    part.textContent = opened[says] ?? part.dataset.usual;
  }
}

/** Writes the control, the kind of request and the choice into a form that is not being sent. */
export function describeRequest(place: ParentNode, opened: Opened) {
  if (place.querySelector('[aria-busy]')) return;
  for (const name of ['source', 'ask']) {
    const input = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = opened[name] ?? '';
  }
  writeTexts(place, opened);
  setSubject(place, opened.subject ?? '');
}
