/** src/pages/assets/overlays.json.ts writes this file. The build adds a hash to the file's name. */
export const OVERLAYS_PATH = '/assets/overlays.json';
/** In a build, all styles of `css` are for elements inside an element with OVERLAYS_CLASS. */
export type OverlaysFile = { bottomBars: string; dialogs: string; css: string };
/** Scripts that started before the dialogs were inserted wait for this event of the window. */
export const DIALOGS_INSERTED = 'dialogs-inserted';
