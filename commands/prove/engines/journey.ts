import { deepEqual } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../bootstrap/install.mjs';
import type { Served } from '../server-process.ts';
import type { Size } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** A visit with an aim; it rejects with what was not as it should be. `email`: this visitor's own. */
export type Journey = {
  name: string;
  size: Size;
  /** On a site whose scripts do not run. */
  withoutScripts?: true;
  walk(visitor: Visitor, parts: { served: Served; email: string }): Promise<void>;
};

type Lead = { email: string; name: string; firm: string | null; source: string | null };

/** The leads that a server has stored from this address, as `npm run leads` exports them. */
export async function leadsOf({ dataDir }: Served, email: string): Promise<Lead[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['commands/leads.ts', 'export', '--json'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return (JSON.parse(stdout) as Lead[]).filter((lead) => lead.email === email);
}

/** A server has stored exactly one lead from this address, with these values. */
export async function hasOneLead(served: Served, email: string, expected: Partial<Lead>) {
  const names = Object.keys(expected) as (keyof Lead)[];
  const found = (await leadsOf(served, email)).map((lead) => names.map((name) => lead[name]));
  deepEqual(found, [names.map((name) => expected[name])]);
}
