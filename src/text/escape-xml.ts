const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Returns plain text as text of HTML or XML; quotation marks, which only end attributes, stay. */
export const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** Returns the same for attributes too. */
export function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? character);
}
