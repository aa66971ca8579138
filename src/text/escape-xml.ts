const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes the content of an element, except quotation marks. */
export const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

export function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? character);
}
