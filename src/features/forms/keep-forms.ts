import { tellSubject } from './tell-form.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const forms = () => [...document.querySelectorAll('form')];
/** Controls that hold text, hidden ones too; what is chosen elsewhere is kept by the tool itself. */
const typedIn = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Typed>('input:not([type=radio], [type=checkbox]), textarea'),
];

/** As if it had been typed: an application that keeps the value itself hears of it. */
function type(control: Typed, value: string) {
  if (control.value === value) return;
  const own = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what stands in the forms of the page, for when an island is drawn anew.
 * Out: a function that puts it back and the focus with it; without forms it does nothing. The forms must be the same.
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
