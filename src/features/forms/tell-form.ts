/** Of what a visitor has chosen, in characters: "GMB scorecard: 71 of 100" has 24, and figures of ten channels fit. */
export const SUBJECT_MAX = 400;

/** What a control that opens a form says of itself, in its `data-source` and `data-subject`. */
type Opened = { source?: string | undefined; subject?: string | undefined };

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

/** Tells a form which control opened it and what was chosen there. */
export function tellForm(place: ParentNode, { source = '', subject = '' }: Opened) {
  const input = place.querySelector<HTMLInputElement>('[name=source]');
  if (input) input.value = source;
  tellSubject(place, subject);
}
