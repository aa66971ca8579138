/**
 * True while the page's HTML is built. Buttons in this HTML are disabled until their script has
 * loaded.
 */
export const isServer = typeof document === 'undefined';
