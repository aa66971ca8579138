import type { BreadcrumbList } from 'schema-dts';

/** Trail as structured data; an entry without a path is the page itself, at `url`. */
export function breadcrumbSchema(
  items: readonly { label: string; path?: string }[],
  url: string,
  origin: string,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: item.path ? new URL(item.path, origin).href : url,
    })),
  };
}
