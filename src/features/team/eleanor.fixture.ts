import { type TeamMember, teamMemberSchema } from './schema.ts';

/** She has everything that a profile may have, except a photograph. */
export const ELEANOR: TeamMember = teamMemberSchema.parse({
  sample: true,
  name: 'Eleanor Marsh',
  title: 'Founder & CEO',
  department: 'Leadership',
  order: 1,
  meta: {
    title: 'Eleanor Marsh, Founder & CEO',
    description:
      'Eleanor Marsh founded the agency. She decides which firms it takes, reviews the intake of each, and answers complaints herself.',
    keywords: ['Eleanor Marsh'],
  },
  credentials: ['Certified Legal Manager', 'Google Ads Search Certification'],
  education: ['BA, Journalism'],
  expertise: ['Intake', 'Legal ethics', 'Positioning'],
  yearsExperience: 8,
  quote: 'Every lead is ==one person== with questions.',
  signature: 'M2 30C20 10 40 50 60 30',
  email: 'eleanor.marsh@northbar.example',
  linkedin: 'https://www.linkedin.com/in/eleanor-marsh-example',
  twitter: 'https://x.com/eleanor-marsh-example',
  notableAchievements: [
    'Wrote the first intake log by hand.',
    'Turned down forty firms in a single year.',
  ],
  specializations: ['Firms that open', 'Firms that merge'],
});
