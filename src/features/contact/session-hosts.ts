import * as content from '../../content/entries.ts';
import { requireFound } from '../../content/mistake.ts';
import type { Site } from '../../content/site.ts';
import { loadPortrait } from '../team/portraits.ts';
import { profilePath } from '../team/profile.ts';

export async function sessionHosts({ sessionHosts: ids }: Site) {
  const team = await content.team();
  return Promise.all(
    ids.map(async (id) => {
      const entry = team.find((member) => member.id === id);
      const { data } = requireFound(entry, id);
      const { name, title } = data;
      return { id, name, title, path: profilePath(id), portrait: await loadPortrait(id, data) };
    }),
  );
}
export type Host = Awaited<ReturnType<typeof sessionHosts>>[number];
