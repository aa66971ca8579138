/** Name of the field that only a program fills in. No visible field may have it. */
export const HIDDEN_FIELD = 'site';
