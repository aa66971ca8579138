import { z } from 'zod';
import { anyText, referenceTo } from './parts.ts';

const path = z
  .string()
  .regex(
    /^\/[a-z0-9/_.-]*[a-z0-9]$/,
    'expected a path in small letters, such as /old-page, without an origin and a trailing slash',
  );

/** Content of `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: path.describe('Former address'),
        to: referenceTo('present page')
          .regex(
            /^\/[^?\s]*$/,
            'expected a page of this site, such as /pricing or /pricing#packages',
          )
          .describe('Page to which it redirects (301), with or without an anchor'),
        list: anyText(3, 40)
          .optional()
          .describe(
            'Name of the list on that page; the list is suggested for unknown addresses below the former address',
          ),
      }),
    )
    .describe('Redirects; if a page has the former address, the page is shown'),
  gone: z.array(path).describe('Addresses of permanently removed pages; they answer 410'),
});
