import { tellSubject } from './tell-form.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const forms = () => [...document.querySelectorAll('form')];
/** Controls that hold text or a choice of a list, hidden ones too; other choices are kept by the tool itself. */
const typedIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Typed>('input:not([type=radio], [type=checkbox]), textarea, select'),
];

/** As if it had been typed: an application that keeps the value itself hears of it. */
function type(control: Typed, value: string) {
  if (control.value === value) return;
  // React keeps a setter of its own on the control.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what stands in the forms of the page, for when an island is drawn anew.
 * The function it returns puts it back, and the focus with it.
 */
export function keepForms(): () => void {
  const kept = forms().map((form) => typedIn(form).map(({ value }) => value));
  const places = forms().map((form) => [...form.elements].indexOf(document.activeElement as Element));
  return () => {
    for (const [index, form] of forms().entries()) {
      for (const [at, control] of typedIn(form).entries()) type(control, kept[index]?.[at] ?? control.value);
      tellSubject(form, form.querySelector<HTMLInputElement>('[name=subject]')?.value ?? '');
      const focused = form.elements[places[index] ?? -1];
      if (focused instanceof HTMLElement) focused.focus();
    }
  };
}
