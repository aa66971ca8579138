/** Ids that come of content begin so, and no other id of a page does: a heading "Mobile menu" never meets the menu. */
const SPACE = 'text-';

/** The id in a page of what content calls by a name, and back. */
export const textId = (name: string) => SPACE + name;
export const nameInText = (id: string) => id.slice(SPACE.length);
