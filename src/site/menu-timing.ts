/** Milliseconds of the header menus' hover behavior. */
export const MENU_TIMING = {
  /** Pointer over a button before its menu opens. */
  open: 200,
  /** After a menu closed, entering another button within this time opens its menu at once. */
  skip: 300,
  /** Pointer gone before the menu closes. */
  close: 150,
} as const;
