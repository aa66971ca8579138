import { z } from 'zod';
import { pathSchema } from './parts.ts';

/** One entry of a drop-down menu. */
const menuItem = z.strictObject({
  name: z.string().min(1).describe('Text of the link'),
  href: pathSchema.describe('Page it leads to'),
  description: z.string().min(1).max(80).describe('One short line under the name'),
});
const link = z.strictObject({ name: z.string().min(1), href: pathSchema });

/** Header and footer links. Content of `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  links: z.array(link).describe('Plain links of the header, in order'),
  services: z.array(menuItem).min(1).describe('Services menu and footer column'),
  practiceAreas: z.array(menuItem).min(1).describe('Practice Areas menu and footer column'),
  tools: z.array(link).min(1).describe('Free tools column of the footer'),
  legal: z.array(link).min(1).describe('Bottom line of the footer'),
});
export type Navigation = z.infer<typeof navigationSchema>;
export type MenuItem = z.infer<typeof menuItem>;
