import { html } from 'hono/html';

/** Our functions return it synchronously, although the type of hono/html allows promises. */
export type Html = ReturnType<typeof html>;

/** Returns nothing for undefined or false, the name alone for true. */
export const attribute = (name: string, value: string | boolean | undefined) => {
  if (value === undefined || value === false) return '';
  return value === true ? html` ${name}` : html` ${name}="${value}"`;
};

export const hiddenInput = (name: string, value = '') =>
  html`<input type="hidden" name="${name}"${attribute('value', value || undefined)}>`;
