import { KEPT_BY } from '../../content/kept-entries.ts';
import { SOCIAL_PLATE, socialImage } from '../../seo/social-image.ts';
import { isDrawn } from '../../text/letters.ts';
import { plateSvg } from './plates/paper.ts';
import { plateOf } from './plates/plates.ts';
import type { BlogPost } from './schema.ts';

/** Images that a build has begun before their own turn, by slug. */
const begun = new Map<string, Promise<Buffer>>();

function draw(post: BlogPost, brand: string): Promise<Buffer> {
  const { plate } = plateOf(post.featured_image_url, post.category);
  const beside = plateSvg(plate, SOCIAL_PLATE.width, SOCIAL_PLATE.height);
  return socialImage({ headline: post.title, title: post.title, brand, plate: beside });
}

/** In a build: has the image of an article drawn, on its thread, while this one makes pages. */
export function beginSocialImage(post: BlogPost, brand: string): void {
  if (!process.env[KEPT_BY] || !isDrawn(post.title)) return;
  const image = draw(post, brand);
  // What goes wrong is said where the image is asked for.
  image.catch(() => undefined);
  begun.set(post.slug, image);
}

/** The social image of an article as a PNG: its title beside its plate. */
export function postSocialImage(post: BlogPost, brand: string): Promise<Buffer> {
  const image = begun.get(post.slug) ?? draw(post, brand);
  begun.delete(post.slug);
  return image;
}
