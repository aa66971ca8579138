import { idOf } from './form-context.ts';

/** Scrolls to a field, or to the nearest part around it, and gives it the focus. `field` is "text" for the text below. */
export function showField(field: string, bodyId: string): void {
  const parts = field.split('.');
  const ids = parts.map((_, index) => idOf(parts.slice(0, parts.length - index)));
  const found = [...(field === 'text' ? [bodyId] : []), ...ids]
    .map((id) => document.getElementById(id))
    .find((element) => element);
  for (let around = found?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
}
