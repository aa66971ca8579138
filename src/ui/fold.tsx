/** Marks where the first screen of a page ends: what it needs of the styles is in the page (build/page-styles.ts). */
export const Fold = () => <template data-fold="" />;
