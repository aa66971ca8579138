import * as content from '../../content/entries.ts';
import type { Site } from '../../content/site.ts';
import type { PortraitData } from '../team/portrait.tsx';
import { loadPortrait } from '../team/portraits.ts';
import { profilePath } from '../team/profile.ts';

export type Host = {
  id: string;
  name: string;
  title: string;
  path: string;
  portrait: PortraitData;
};

export async function sessionHosts(site: Site): Promise<Host[]> {
  const members = await content.sessionHosts(site);
  return Promise.all(
    members.map(async ({ id, name, title, ...member }) => ({
      id,
      name,
      title,
      path: profilePath(id),
      portrait: await loadPortrait(id, { name, title, ...member }),
    })),
  );
}
