import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { askSchema } from '../../content/page-parts.ts';
import { pathSchema } from '../../content/parts.ts';

const label = z.string().min(3).max(60);

/** Words that stand on every city page. Content of `content/pages/cities.yaml`. */
export const cityPageSchema = z.strictObject({
  second: z
    .strictObject({ label, href: pathSchema })
    .optional()
    .describe('The second button of the hero and the page that it leads to'),
  ask: askSchema.optional().describe('Line under the services; {city} stands for the name'),
  competitors: z
    .strictObject({
      term: label,
      text: plainText(40, 320).describe(
        '{county} stands for the county on the map, "Polk County", or for the city without one; {city} for the city',
      ),
    })
    .optional()
    .describe('Whether the agency takes firms that compete with each other'),
});
export type CityPageWords = z.infer<typeof cityPageSchema>;
