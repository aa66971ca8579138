import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import type { Settings } from '../settings.ts';

const named = z.object({ name: z.string() });

/** What hosts are called in the team's files; who has left the team is called by the file that is gone. */
export function hostNames({ site, CONTENT_DIR }: Pick<Settings, 'site' | 'CONTENT_DIR'>) {
  const names = new Map<string, string>();
  for (const host of site.sessionHosts) {
    const file = join(CONTENT_DIR, 'team', `${host}.md`);
    if (existsSync(file)) names.set(host, readContentFile(file, named).data.name);
  }
  return (host: string) => names.get(host) ?? host;
}
