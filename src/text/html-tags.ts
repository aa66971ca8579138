import { html } from 'hono/html';

/** HTML whose values are escaped. All of it is made at once, although the library also allows promises. */
export type Html = ReturnType<typeof html>;

/** An attribute, or nothing where its value is undefined; `true` writes the name alone. */
export const attribute = (name: string, value: string | boolean | undefined) => {
  if (value === undefined || value === false) return '';
  return value === true ? html` ${name}` : html` ${name}="${value}"`;
};

export const hiddenInput = (name: string, value = '') =>
  html`<input type="hidden" name="${name}"${attribute('value', value || undefined)}>`;
