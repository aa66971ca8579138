import { join } from 'node:path';
import { contentDirectory } from './read-content.ts';
import { readSource } from './source.ts';

export type BrandLooks = {
  colors: Record<string, string>;
  /** The first font family of each typeface, such as "Schibsted Grotesk" for "sans". */
  fonts: Record<string, string>;
};

export const brandDirectory = () => join(contentDirectory(process.env), 'brand');

const valuesByName = (matches: Iterable<RegExpMatchArray>) =>
  Object.fromEntries([...matches].map(([, name = '', value = '']) => [name, value]));

export function looksOf(css: string): BrandLooks {
  return {
    colors: valuesByName(css.matchAll(/^ *--color-([\w-]+): (#[0-9a-f]{6});$/gm)),
    fonts: valuesByName(css.matchAll(/^ *--font-([\w-]+): "([^"]+)"/gm)),
  };
}

let looks: BrandLooks | undefined;

export function brandLooks(): BrandLooks {
  looks ??= looksOf(readSource(join(brandDirectory(), 'brand.css')));
  return looks;
}

/** Throws if the brand's style sheet does not have the color. */
export function brandColor(name: string): string {
  const color = brandLooks().colors[name];
  if (!color) throw new Error(`content/brand/brand.css: expected --color-${name} as #rrggbb`);
  return color;
}
