type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const FOCUSABLE = 'input, textarea, select, a, button, summary, [tabindex]';

const isControl = (element: Element): element is Control =>
  element.matches('input, textarea, select');
const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/**
 * Elements are identified by keys, not by positions, because browser extensions may insert
 * elements.
 */
function elementsByKey(container: ParentNode) {
  const elements = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const element of container.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const value = isControl(element) && isChoice(element) ? element.value : '';
    const attributes = ['id', 'name', 'href'].map((name) => element.getAttribute(name) ?? '');
    const key = [element.localName, ...attributes, value].join(' ');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    elements.set(`${key} ${count}`, element);
  }
  return elements;
}

function hasUserInput(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  return [...control.options].some((option) => option.selected && !option.defaultSelected);
}

export const hasFocus = (container: HTMLElement) => container.contains(document.activeElement);

/**
 * Returns whether the visitor has typed or chosen something in the container, or the focus is in
 * it.
 */
export function isInUse(container: HTMLElement): boolean {
  return (
    hasFocus(container) ||
    [...container.querySelectorAll<Control>('input, textarea, select')].some(hasUserInput)
  );
}

function typeInto(control: Control, value: string) {
  if (control.value === value) return;
  // React overrides the setter of the control, so the setter of the prototype is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/**
 * Saves typed values, focus and selection before a script draws the container again, and returns a
 * function that restores them. `includesScriptValues` adds values that a script may have set.
 */
export function preserveInput(container: HTMLElement, includesScriptValues = false): () => void {
  const focusedElement = hasFocus(container) ? document.activeElement : null;
  const savedElements = [...elementsByKey(container)].flatMap(([key, element]) => {
    const savedControl =
      isControl(element) && (includesScriptValues || hasUserInput(element)) ? element : undefined;
    return savedControl || element === focusedElement ? [{ key, element, savedControl }] : [];
  });
  return () => {
    const elements = elementsByKey(container);
    for (const { key, element, savedControl } of savedElements) {
      const newElement = elements.get(key);
      if (savedControl && newElement && isControl(newElement)) {
        if (!isChoice(savedControl)) typeInto(newElement, savedControl.value);
        else if (savedControl.checked && !(newElement as HTMLInputElement).checked)
          newElement.click();
      }
      if (element !== focusedElement || !newElement) continue;
      newElement.focus({ preventScroll: true });
      const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement;
      // Only text fields have a selection: email fields and choices have none.
      if (typeof selectionStart === 'number')
        (newElement as HTMLInputElement).setSelectionRange(
          selectionStart,
          selectionEnd,
          selectionDirection ?? undefined,
        );
    }
  };
}
