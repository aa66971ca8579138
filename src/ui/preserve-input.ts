type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Elements that a visitor can fill in or focus. */
const PLACES = 'input, textarea, select, a, button, summary, [tabindex]';

const isControl = (element: Element): element is Control =>
  element.matches('input, textarea, select');
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/**
 * Returns the controls of a part by name. Positions would not identify them, because browser extensions may insert
 * elements.
 */
function placesOf(part: ParentNode) {
  const places = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const place of part.querySelectorAll<HTMLElement>(PLACES)) {
    const value = isControl(place) && isChoice(place) ? place.value : '';
    const own = ['id', 'name', 'href'].map((name) => place.getAttribute(name) ?? '');
    const key = [place.localName, ...own, value].join(' ');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    places.set(`${key} ${count}`, place);
  }
  return places;
}

/** Returns whether the value of a control differs from the HTML of the page: the visitor or the browser changed it. */
function isTyped(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  return [...control.options].some((option) => option.selected && !option.defaultSelected);
}

export const hasFocus = (part: HTMLElement) => part.contains(document.activeElement);

/** Returns whether the visitor has typed or chosen something in a part of the page, or has the focus there. */
export function isBegun(part: HTMLElement): boolean {
  return (
    hasFocus(part) || [...part.querySelectorAll<Control>('input, textarea, select')].some(isTyped)
  );
}

/** Sets a value like a visitor who types, so that an application that controls the value notices it. */
function type(control: Control, value: string) {
  if (control.value === value) return;
  // React overrides the setter of the control.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Saves what a visitor has typed or chosen in a part of the page, with focus and selection, before a script draws the part
 * again. Returns a function that restores it in controls that exist again. If `everything` is true, values that a script
 * may have set are saved too.
 */
export function preserveInput(part: HTMLElement, everything = false): () => void {
  const focused = hasFocus(part) ? document.activeElement : null;
  const saved = [...placesOf(part)].flatMap(([key, place]) => {
    const typed = isControl(place) && (everything || isTyped(place)) ? place : undefined;
    return typed || place === focused ? [{ key, place, typed }] : [];
  });
  return () => {
    const places = placesOf(part);
    for (const { key, place, typed } of saved) {
      const now = places.get(key);
      if (typed && now && isControl(now)) {
        if (!isChoice(typed)) type(now, typed.value);
        else if (typed.checked && !(now as HTMLInputElement).checked) now.click();
      }
      if (place !== focused || !now) continue;
      now.focus({ preventScroll: true });
      const { selectionStart, selectionEnd, selectionDirection } = place as HTMLInputElement;
      // Only text fields have a selection: email fields and choices have none.
      if (typeof selectionStart === 'number')
        (now as HTMLInputElement).setSelectionRange(
          selectionStart,
          selectionEnd,
          selectionDirection ?? undefined,
        );
    }
  };
}
