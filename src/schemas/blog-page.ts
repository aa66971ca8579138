import { z } from 'zod';
import { pathSchema } from './parts.ts';

const resource = z.strictObject({
  label: z.string().min(3).max(60).describe('Words of the link'),
  path: pathSchema,
  description: z.string().min(10).max(120).describe('What is to be found there, one line'),
});

/** Fixed words of the blog. Content of `content/pages/blog.yaml`. */
export const blogPageSchema = z.strictObject({
  resources: z
    .strictObject({
      chosen: z
        .array(resource.extend({ keywords: z.array(z.string().min(2)).min(1) }))
        .min(1)
        .describe('Links an article gets when it mentions one of the keywords, whatever their case'),
      last: resource.describe('The link that always ends the list: pricing'),
    })
    .describe('Box "Related Resources" of an article'),
});
export type BlogPage = z.infer<typeof blogPageSchema>;
