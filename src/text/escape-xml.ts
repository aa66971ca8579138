const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? character);
}
