/** src/pages/assets/overlays.json.ts writes this file; the build adds a hash to its name. */
export const OVERLAYS_PATH = '/assets/overlays.json';
/** All rules of the build's `css` are for elements inside one with OVERLAYS_CLASS. */
export type OverlaysFile = { bottomBars: string; dialogs: string; css: string };
/** Scripts that started before the dialogs were inserted wait for this event of the window. */
export const DIALOGS_INSERTED = 'dialogs-inserted';
