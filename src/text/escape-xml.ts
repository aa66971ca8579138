const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes plain text for the content of an element in HTML or XML. Quotation marks stay. */
export const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** Escapes plain text for elements and attributes in HTML or XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? character);
}
