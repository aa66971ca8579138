/** A script or a style sheet, whole, or the opening tag of an element. */
const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:[^'">]|"[^"]*"|'[^']*')*>/gi;
const CLASS = /(\sclass=")([^"]*)"/;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (name: string) => name.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

export function mapClasses(html: string, change: (name: string) => string | undefined): string {
  return html.replace(TAG, (tag, isText?: string) =>
    isText
      ? tag
      : tag.replace(CLASS, (_, open: string, value: string) => {
          const names = value.split(' ').map((name) => change(decoded(name)) ?? name);
          return `${open}${names.join(' ')}"`;
        }),
  );
}

/** The classes on the elements of a page, or of a part of it. */
export function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  mapClasses(html, (name) => {
    found.add(name);
    return undefined;
  });
  return found;
}
