import { z } from 'zod';
import { referenceTo } from './parts.ts';

const path = z
  .string()
  .regex(
    /^\/[a-z0-9/_.-]*[a-z0-9]$/,
    'expected a path in small letters, such as /old-page, without an origin or a last slash',
  );

/** Addresses that were pages once, or are known by another name. Content of `content/redirects.yaml`. */
export const redirectsSchema = z.strictObject({
  moved: z
    .array(
      z.strictObject({
        from: path.describe('Address that people or other sites still have'),
        to: referenceTo('present page')
          .regex(
            /^\/[^?\s]*$/,
            'expected a page of this site, such as /pricing or /pricing#packages',
          )
          .describe('Page that it leads to, with or without a place on it; it answers 301'),
        list: z
          .string()
          .min(3)
          .max(40)
          .optional()
          .describe(
            'Name of the list there, which is offered for unknown addresses below this one',
          ),
      }),
    )
    .describe('A page that is there wins over a line here'),
  gone: z.array(path).describe('Addresses whose pages were taken away for good; they answer 410'),
});
