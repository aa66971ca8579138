/** Name of the field that only a program fills in; no field of ours that people see may have it. */
export const HIDDEN_FIELD = 'site';
