import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { mistakeAbout } from '../../content/mistake-about.ts';
import type { PortraitImage } from './portrait.tsx';
import { profilePath } from './profile.ts';

/** Longest edge a portrait is shown at, twice for dense screens, in pixels. */
const PHOTO_PIXELS = 960;
const found = import.meta.glob<ImageMetadata>(
  'content-folder/team/portraits/*.{svg,avif,webp,jpg,jpeg,png}',
  {
    eager: true,
    import: 'default',
  },
);
/** By file name: a content folder elsewhere has other paths. */
const files = new Map(Object.entries(found).map(([path, file]) => [path.split('/').at(-1), file]));

/** `image` names a file in content/team/portraits; one that is not there stops the build by name. */
export async function teamPortrait(image: string): Promise<PortraitImage> {
  const file = files.get(image);
  if (!file) throw mistakeAbout('image', image, 'the name of a file in content/team/portraits');
  if (file.format === 'svg') return { src: file.src, illustration: true };
  const photo = await getImage({ src: file, width: Math.min(PHOTO_PIXELS, file.width), format: 'webp' });
  return { src: photo.src, illustration: false };
}

/** The team as lists show it, in the order of lists, each member with portrait and path of the profile. */
export async function teamEntries(team: readonly CollectionEntry<'team'>[]) {
  const ordered = team.toSorted((a, b) => a.data.order - b.data.order);
  return Promise.all(
    ordered.map(async ({ id, data }) => ({
      slug: id,
      path: profilePath(id),
      name: data.name,
      title: data.title,
      portrait: await teamPortrait(data.image),
    })),
  );
}
