import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { contactCopy } from '../../../src/content/contact-copy.ts';
import { TOOLS } from '../../../src/content/features.ts';
import { hasFeature, inContent, site } from '../../support/content-in-use.ts';

const TEAM = { 'curtis-halloway': 'Curtis Halloway', 'eleanor-marsh': 'Eleanor Marsh' };

const SITE_FIELDS = {
  brand: 'Northbar',
  origin: 'https://www.northbar.example',
  phone: '(813) 555-0142',
  phoneHref: 'tel:+18135550142',
  email: 'hello@northbar.example',
  sessionHosts: ['curtis-halloway'],
  timeZone: 'America/New_York',
  offices: [
    {
      street: '400 Sample Street, Suite 1200',
      city: 'Tampa',
      region: 'FL',
      postalCode: '33602',
      country: 'US',
    },
  ],
  sessions: {
    minutes: 30,
    hours: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        from: '09:00',
        to: '17:00',
      },
    ],
    pauseMinutes: 0,
    noticeHours: 4,
    workingDays: 10,
    daysOff: ['2026-11-26', '2026-12-25', '2027-01-01'],
  },
  tools: TOOLS.filter((tool) => tool !== 'ai-intake-builder' || hasFeature(tool)),
  report: true,
};

function folderOfBusiness() {
  const folder = mkdtempSync(join(tmpdir(), 'business-'));
  writeFileSync(join(folder, 'site.yaml'), stringify({ ...site, ...SITE_FIELDS }));
  mkdirSync(join(folder, 'team'));
  for (const [slug, name] of Object.entries(TEAM))
    writeFileSync(join(folder, 'team', `${slug}.md`), `---\nname: ${name}\n---\n`);
  for (const name of ['pages', 'tools'])
    symlinkSync(resolve(inContent(name)), join(folder, name), 'junction');
  return folder;
}

/**
 * Servers that tests start read this folder of content, which is removed with the run's temporary
 * folder.
 */
export const BUSINESS = folderOfBusiness();
// Servers in the test's process must use the same texts as those started beside it.
contactCopy(BUSINESS);
