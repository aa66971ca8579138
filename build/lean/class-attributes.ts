import { remembered } from '../remembered.ts';

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

/** Changes the opening tags of a page, and neither its text nor its scripts and style sheets. */
export function mapTags(html: string, change: (tag: string) => string): string {
  return html.replace(TAG, (tag, isText?: string) => (isText ? tag : change(tag)));
}

/** `change` is asked once for the names in each different value: a page of thousands of elements has some hundred. */
export function mapClasses(html: string, change: (name: string) => string | undefined): string {
  const changed = remembered((value: string) =>
    value
      .split(' ')
      .map((name) => change(decoded(name)) ?? name)
      .join(' '),
  );
  return mapTags(html, (tag) =>
    tag.includes('class="')
      ? tag.replace(CLASS, (_, open: string, value: string) => `${open}${changed(value)}"`)
      : tag,
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
