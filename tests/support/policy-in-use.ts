import { readFileSync } from 'node:fs';
import { featuresOf } from '../../src/content/features.ts';
import { policyOnSite } from '../../src/features/policies/conditions.ts';
import { inContent, site } from './content-in-use.ts';

export function policyInUse(name: string): string {
  const body = readFileSync(inContent('policies', `${name}.md`), 'utf8');
  return policyOnSite({ data: { sections: [] }, body }, { features: featuresOf(site), site }).body;
}
