import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { mistakeAbout } from '../../content/mistake-about.ts';
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

/** The file that is called like a member, whatever its folder and format. */
function photoOf<File>(slug: string, files: Readonly<Record<string, File>>): File | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return Object.entries(files).find(([path]) => nameOf(path) === slug)?.[1];
}

/** What stands for a member: the photograph called like their file, and the plate while there is none. */
export async function portraitOf(slug: string, member: TeamMember): Promise<PortraitOf> {
  const { name, department, yearsExperience, says, signature } = member;
  const plate = { name, department, yearsExperience, says, signature };
  const file = photoOf(slug, files);
  if (!file) return plate;
  // Astro publishes the file itself, with all that a camera wrote into it, once a property of it is read here.
  const photo = await getImage({ src: file, width: PHOTO_PIXELS, format: 'webp' });
  return { ...plate, photo: photo.src };
}

/** Longest edge of a group photograph, twice its width in the page, in pixels. */
const GROUP_PIXELS = 1600;

/** The group photograph of the about page. Errors: names the file that is not in team/portraits. */
export async function groupPhoto(file: string): Promise<GroupPhoto> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
  if (!found) throw mistakeAbout('team.picture.file', file, 'a file in team/portraits');
  const { src, attributes } = await getImage({ src: found, width: GROUP_PIXELS, format: 'webp' });
  return { src, width: Number(attributes.width), height: Number(attributes.height) };
}
export type GroupPhoto = { src: string; width: number; height: number };

/** Whether somebody's words stand where a photograph would. */
export const hasPlates = (team: readonly { portrait: PortraitOf }[]) =>
  team.some(({ portrait: { photo, says } }) => !photo && says);

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
