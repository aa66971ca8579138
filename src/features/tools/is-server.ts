/**
 * Buttons of a tool are disabled in the page's HTML, because their script still loads. Fields and choices work at once:
 * site/mount.ts carries them over.
 */
export const isServer = typeof document === 'undefined';
