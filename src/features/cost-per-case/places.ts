/** Where the figures stand: anchor of their part of the page, and id of the line over the first field. */
export const FIGURES = { anchor: 'figures', bar: 'figures-bar' } as const;
