import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { requireFound } from '../../content/mistake.ts';
import type { TeamSection } from '../about/schema.ts';
import type { PortraitData } from './portrait.tsx';
import { profilePath } from './profile.ts';
import type { TeamMember } from './schema.ts';

/** A dense screen needs twice the largest size on a page. */
const PHOTO_PIXELS = 960;
const portraitFiles = import.meta.glob<ImageMetadata>(
  'content-folder/team/portraits/*.{avif,webp,jpg,jpeg,png}',
  {
    eager: true,
    import: 'default',
  },
);

const GROUP_WIDTHS = [480, 800, 1200, 1600];

function findPhoto<File>(slug: string, files: Readonly<Record<string, File>>): File | undefined {
  const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return Object.entries(files).find(([path]) => baseName(path) === slug)?.[1];
}

export async function loadPortrait(slug: string, member: TeamMember): Promise<PortraitData> {
  const { name, department, yearsExperience, quote, signature } = member;
  const details = { name, department, yearsExperience, quote, signature };
  const file = findPhoto(slug, portraitFiles);
  if (!file) return details;
  // Reading a property of `file` would make Astro publish the original with the camera's metadata.
  const photo = await getImage({ src: file, width: PHOTO_PIXELS, format: 'webp' });
  return { ...details, photo: photo.src };
}

export async function groupPicture({ file, ...texts }: NonNullable<TeamSection['picture']>) {
  const photo = Object.entries(portraitFiles).find(([path]) => path.endsWith(`/${file}`))?.[1];
  const picture = await getImage({
    src: requireFound(photo, file),
    width: Math.max(...GROUP_WIDTHS),
    widths: GROUP_WIDTHS,
    format: 'webp',
  });
  const { width, height } = picture.attributes;
  return {
    ...texts,
    src: picture.src,
    srcSet: picture.srcSet.attribute,
    width: Number(width),
    height: Number(height),
  };
}
export type GroupPicture = Awaited<ReturnType<typeof groupPicture>>;

export const hasPlates = (team: readonly { portrait: PortraitData }[]) =>
  team.some(({ portrait: { photo, quote } }) => !photo && quote);

export async function teamEntries(team: readonly CollectionEntry<'team'>[]) {
  const orderedTeam = team.toSorted((a, b) => a.data.order - b.data.order);
  return Promise.all(
    orderedTeam.map(async ({ id, data }) => ({
      slug: id,
      path: profilePath(id),
      name: data.name,
      title: data.title,
      portrait: await loadPortrait(id, data),
    })),
  );
}
