/**
 * In the page's HTML a tool's buttons cannot be pressed, and look it: what answers them is on its way. `disabled={isServer}`.
 * Fields can be filled in and choices made at once (site/mount.ts carries them over).
 */
export const isServer = typeof document === 'undefined';
