/** Anchor of the application on the page of a free tool. */
export const TOOL_ANCHOR = 'tool';
