import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { explainIssues } from '../src/content/explain.ts';
import { type Site, siteSchema } from '../src/content/site.ts';

const SITE_FILE = 'content/site.yaml';

/** Reads who the site belongs to. Out: the checked values. Errors: one line per mistake, naming file and field. */
export function readSiteFile(): Site {
  const text = readFileSync(new URL(`../${SITE_FILE}`, import.meta.url), 'utf8');
  const result = siteSchema.safeParse(parse(text));
  if (!result.success) throw new Error(explainIssues(SITE_FILE, result.error.issues));
  return result.data;
}
