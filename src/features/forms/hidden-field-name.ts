/** Name of the field that only a program fills in. No visible field may have this name. */
export const HIDDEN_FIELD = 'site';
