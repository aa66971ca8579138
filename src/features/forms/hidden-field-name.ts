/** Only a program fills in this field. No visible field may have this name. */
export const HIDDEN_FIELD = 'site';
