/**
 * True while the page's HTML is built. Buttons of a tool are disabled in that HTML until their script has loaded. Fields
 * and choices work at once: site/mount.ts passes their values on to React.
 */
export const isServer = typeof document === 'undefined';
