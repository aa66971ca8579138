/** Ten channels of the calculator fit into this length. */
export const MAX_SUBJECT_LENGTH = 400;

type OpenerData = Readonly<Record<string, string | undefined>>;

/** Does nothing while the form is being sent. */
export function setSubject(parent: ParentNode, subject: string) {
  const input = parent.querySelector<HTMLInputElement>('[name=subject]');
  const subjectElement = parent.querySelector('[data-about]');
  const line = subjectElement?.closest('p');
  if (!input || !subjectElement || !line || subjectElement.closest('[aria-busy]')) return;
  input.value = subject;
  subjectElement.textContent = subject;
  line.hidden = !subject;
}

/** Without a text from the opening control, an element gets its usual text. */
function writeTexts(parent: ParentNode, opener: OpenerData) {
  for (const element of parent.querySelectorAll<HTMLElement>('[data-text-key]')) {
    const { textKey = '' } = element.dataset;
    element.dataset.defaultText ??= element.textContent ?? '';
    element.textContent = opener[textKey] ?? element.dataset.defaultText;
  }
}

export function describeRequest(parent: ParentNode, opener: OpenerData) {
  if (parent.querySelector('[aria-busy]')) return;
  for (const name of ['source', 'ask']) {
    const input = parent.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = opener[name] ?? '';
  }
  writeTexts(parent, opener);
  setSubject(parent, opener.subject ?? '');
}
