import { defineCollection } from 'astro:content';
import { claimsSchema } from './schemas/claims.ts';
import { content } from './schemas/content-loader.ts';
import { homeSchema } from './schemas/home.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { siteSchema } from './schemas/site.ts';
import { contentDirectory } from './seo/origin.ts';

const base = contentDirectory(process.env);

/** Each collection is one file or folder of `content/` joined to its schema. */
export const collections = {
  site: defineCollection({ loader: content(`${base}/site.yaml`, siteSchema), schema: siteSchema }),
  navigation: defineCollection({
    loader: content(`${base}/navigation.yaml`, navigationSchema),
    schema: navigationSchema,
  }),
  claims: defineCollection({ loader: content(`${base}/claims.yaml`, claimsSchema), schema: claimsSchema }),
  home: defineCollection({ loader: content(`${base}/pages/home.yaml`, homeSchema), schema: homeSchema }),
};
