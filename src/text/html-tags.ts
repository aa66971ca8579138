import { html } from 'hono/html';

/** The result of hono/html. Its type allows promises, but our functions return none. */
export type Html = ReturnType<typeof html>;

/** Returns an empty text for undefined or false, and the name alone for true. */
export const attribute = (name: string, value: string | boolean | undefined) => {
  if (value === undefined || value === false) return '';
  return value === true ? html` ${name}` : html` ${name}="${value}"`;
};

export const hiddenInput = (name: string, value = '') =>
  html`<input type="hidden" name="${name}"${attribute('value', value || undefined)}>`;
