import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { requireFound } from '../../content/mistake.ts';
import type { TeamSection } from '../about/schema.ts';
import type { PortraitOf } from './portrait.tsx';
import { profilePath } from './profile.ts';
import type { TeamMember } from './schema.ts';

/** Longest edge a photograph is shown at, twice for dense screens, in pixels. */
const PHOTO_PIXELS = 960;
const files = import.meta.glob<ImageMetadata>(
  'content-folder/team/portraits/*.{avif,webp,jpg,jpeg,png}',
  {
    eager: true,
    import: 'default',
  },
);

/** Widths in pixels of a photograph of several people. */
const GROUP_WIDTHS = [480, 800, 1200, 1600];

/** Returns the file that is named like a member, whatever its folder and format. */
function photoOf<File>(slug: string, files: Readonly<Record<string, File>>): File | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return Object.entries(files).find(([path]) => nameOf(path) === slug)?.[1];
}

/** Returns the portrait of a member: the photograph named like their file, and the plate while there is none. */
export async function portraitOf(slug: string, member: TeamMember): Promise<PortraitOf> {
  const { name, department, yearsExperience, quote, signature } = member;
  const plate = { name, department, yearsExperience, quote, signature };
  const file = photoOf(slug, files);
  if (!file) return plate;
  // Astro publishes the file itself, with all that a camera wrote into it, once a property of it is read here.
  const photo = await getImage({ src: file, width: PHOTO_PIXELS, format: 'webp' });
  return { ...plate, photo: photo.src };
}

/** A photograph of several people, as a view gets it. */
export async function groupPicture({ file, ...words }: NonNullable<TeamSection['picture']>) {
  const photo = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
  // No property of the file is read here: Astro would publish the file itself (see portraitOf).
  const picture = await getImage({
    src: requireFound(photo, file),
    width: Math.max(...GROUP_WIDTHS),
    widths: GROUP_WIDTHS,
    format: 'webp',
  });
  const { width, height } = picture.attributes;
  return {
    ...words,
    src: picture.src,
    srcSet: picture.srcSet.attribute,
    width: Number(width),
    height: Number(height),
  };
}
export type GroupPicture = Awaited<ReturnType<typeof groupPicture>>;

/** Returns whether somebody's words take the place of a photograph. */
export const hasPlates = (team: readonly { portrait: PortraitOf }[]) =>
  team.some(({ portrait: { photo, quote } }) => !photo && quote);

/** The team as lists show it, in the order of lists, each member with portrait and path of the profile. */
export async function teamEntries(team: readonly CollectionEntry<'team'>[]) {
  const ordered = team.toSorted((a, b) => a.data.order - b.data.order);
  return Promise.all(
    ordered.map(async ({ id, data }) => ({
      slug: id,
      path: profilePath(id),
      name: data.name,
      title: data.title,
      portrait: await portraitOf(id, data),
    })),
  );
}
