/** Milliseconds of hover or focus before a glossary card opens, and after leaving before it closes. */
export const HOVER_CARD_DELAYS = { open: 700, close: 300 } as const;
