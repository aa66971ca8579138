import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { contactCopy } from '../../../src/content/contact-copy.ts';
import { TOOLS } from '../../../src/content/features.ts';
import { inContent, offers, site } from '../../support/content-in-use.ts';

/** Who takes the sessions, where nothing else is said, and who could as well. */
const TEAM = { 'curtis-halloway': 'Curtis Halloway', 'eleanor-marsh': 'Eleanor Marsh' };

/** What the server says of the business: the same whatever content is in use. */
const OWN = {
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
  // The builder's words are those of the content in use.
  tools: TOOLS.filter((tool) => tool !== 'ai-intake-builder' || offers(tool)),
  report: true,
};

function folderOfBusiness() {
  const folder = mkdtempSync(join(tmpdir(), 'business-'));
  writeFileSync(join(folder, 'site.yaml'), stringify({ ...site, ...OWN }));
  mkdirSync(join(folder, 'team'));
  for (const [slug, name] of Object.entries(TEAM))
    writeFileSync(join(folder, 'team', `${slug}.md`), `---\nname: ${name}\n---\n`);
  // what is promised, and the words of scripts, are those of the content in use
  for (const name of ['pages', 'tools'])
    symlinkSync(resolve(inContent(name)), join(folder, name), 'junction');
  return folder;
}

/**
 * A folder of content for servers that tests start; it goes with the temporary folder of the run.
 */
export const BUSINESS = folderOfBusiness();
// Servers within the test's own process say what those beside it say.
contactCopy(BUSINESS);
