import { readFileSync } from 'node:fs';
import { offersOf } from '../../src/content/offers.ts';
import { conditionsOf, heldPolicy } from '../../src/features/policies/conditions.ts';
import { inContent, site } from './content-in-use.ts';

/** What a policy of the content in use says under its header block, of what the site offers. */
export function policyInUse(name: string): string {
  const body = readFileSync(inContent('policies', `${name}.md`), 'utf8');
  return heldPolicy({ data: { summary: [] }, body }, conditionsOf(offersOf(site), false)).body;
}
