import { categoryPlate } from './category-plate.ts';
import type { Plate } from './plate.ts';

/** The plates of single articles, by the name that a header block gives after "plate:". */
export const PLATES: Readonly<Record<string, Plate>> = {};

const NAME = /^plate:(.+)$/;

/** A plate with its name for files: of the article that has its own, else of the category. */
export type NamedPlate = { name: string; plate: Plate };

const fileName = (category: string) =>
  `category-${category
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** In: featured_image_url and category of an article. Out: its plate; that of the category where the name is unknown. */
export function plateOf(featuredImage: string, category: string): NamedPlate {
  const name = NAME.exec(featuredImage)?.[1] ?? '';
  const plate = Object.hasOwn(PLATES, name) ? PLATES[name] : undefined;
  return plate ? { name, plate } : { name: fileName(category), plate: categoryPlate(category) };
}
