/** True while the page's HTML is built; its buttons are disabled until their script has loaded. */
export const isServer = typeof document === 'undefined';
