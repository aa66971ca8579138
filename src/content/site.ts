import { z } from 'zod';
import { EMAIL_ADDRESS } from '../text/typed-text.ts';
import { TOOLS } from './features.ts';
import { anyText, pathSchema, referenceTo, sampleMark } from './parts.ts';
import { sessionsSchema } from './sessions.ts';

const url = z.url({
  protocol: /^https?$/,
  error: 'expected an address that starts with http:// or https://',
});

/** Types of schema.org. All except the first are places that can be visited. */
const ORGANIZATION_TYPES = [
  'Organization',
  'LocalBusiness',
  'ProfessionalService',
  'LegalService',
] as const;

const officeSchema = z.strictObject({
  name: anyText(2, 60)
    .optional()
    .describe('Name of the office, if there are several: "Jacksonville office"'),
  street: z.string().min(1),
  city: z.string().min(1),
  region: z.string().length(2).describe('State, two letters'),
  postalCode: z.string().min(5),
  country: z.literal('US'),
});
export type Office = z.infer<typeof officeSchema>;

/** Content of `content/site.yaml`, the only file with the brand name. */
export const siteSchema = z.strictObject({
  ...sampleMark('the values below stand in for the real business'),
  shortBrand: anyText(2, 24).optional().describe('Short form of a long name, for a narrow header'),
  brand: anyText(1, 40).describe('Name in titles, header, footer and mails'),
  origin: url.describe('Public address without a trailing slash; SITE_URL overrides it'),
  description: anyText(50, 200).describe('One sentence about the business, for structured data'),
  phone: z.string().min(10).describe('Sales number as visitors see it'),
  phoneHref: z
    .string()
    .regex(/^tel:\+\d+$/, 'expected tel:+ and digits')
    .describe('The same number as a link'),
  email: z.email({ pattern: EMAIL_ADDRESS }).describe('Contact email'),
  sessionHosts: z
    .array(referenceTo('member'))
    .min(1)
    .refine((hosts) => new Set(hosts).size === hosts.length, { error: 'expected each host once' })
    .describe('Members of the team who host the strategy sessions, by the names of their files'),
  sessions: sessionsSchema.describe('When strategy sessions take place and calls are made'),
  timeZone: z
    .string()
    .refine((name) => Intl.supportedValuesOf('timeZone').includes(name), {
      error: 'expected a time zone such as America/New_York or America/Denver',
    })
    .describe(
      'Time zone of the people who read the mails of the forms; these mails have the time of a request in it',
    ),
  organization: z.enum(ORGANIZATION_TYPES).describe('Type of the business in the structured data'),
  growthEmail: z
    .email({ pattern: EMAIL_ADDRESS })
    .optional()
    .describe('Growth contact email in the structured data, if it is not `email`'),
  securityEmail: z
    .email({ pattern: EMAIL_ADDRESS })
    .optional()
    .describe(
      'Email for reports of security holes in security.txt, if it is not `email`; SECURITY.md repeats it',
    ),
  tools: z
    .array(z.enum(TOOLS))
    .refine((tools) => new Set(tools).size === tools.length, { error: 'expected each tool once' })
    .describe(
      'The free tools of the site, by the names of their files; the other tools are left out everywhere',
    ),
  report: z.boolean().describe('Whether the site has the research report'),
  offices: z
    .array(officeSchema)
    .min(1)
    .describe(
      'The offices; policies and mails have only the first, footer and structured data have all',
    ),
  linkedin: url.optional().describe('LinkedIn page'),
  socialProfiles: z.array(url).describe('Profiles named in the structured data'),
  foundingYear: z.number().int().optional().describe('Year of foundation'),
  copyrightYear: z.number().int().describe('Year in the footer'),
  priceRange: z.string().regex(/^\${1,4}$/, 'expected one to four dollar signs'),
  language: z.literal('en'),
  locale: z.literal('en_US'),
  knowsAbout: z.array(z.string().min(1)).min(1).describe('Topics for the structured data'),
  ethicsLine: z.string().min(1).describe('The bar-ethics sentence of the footer'),
  ethicsHref: pathSchema
    .optional()
    .describe('Address to which that sentence links, such as a part of the terms'),
  tagline: z.string().min(1).describe('One line under the brand in the footer'),
});
export type Site = z.infer<typeof siteSchema>;

export function mainOffice({ offices: [main] }: Pick<Site, 'offices'>): Office {
  if (!main) throw new Error('content: site.yaml: offices: expected at least one');
  return main;
}

/** Returns "400 Sample Street, Suite 1200, Tampa, FL 33602" */
export const addressLine = ({ street, city, region, postalCode }: Office) =>
  `${street}, ${city}, ${region} ${postalCode}`;
