import { defineCollection } from 'astro/content/config';
import type { Loader } from 'astro/loaders';
import type { z } from 'zod';
import { COLLECTIONS, type CollectionName, type DataOf } from './collections.ts';
import { type CheckedFile, type Content, refuseMistakes } from './content/check-content.ts';
import { contentLoaders } from './content/content-loader.ts';
import { contentDirectory } from './content/read-content.ts';
import { siteIn } from './content/this-site.ts';
import { contentIn } from './content-checks.ts';
import { analyticsTool } from './features/analytics/build-settings.ts';
import { bodyWithoutTitle } from './features/blog/file/from-body.ts';
import { type BlogPost, unpublishedReason } from './features/blog/schema.ts';
import { policyOnSite } from './features/policies/conditions.ts';
import type { Policy } from './features/policies/schema.ts';

const folder = contentDirectory(process.env);

function readContent() {
  const content = contentIn(folder);
  refuseMistakes(content);
  return content;
}

/**
 * Returns undefined in a build for an article that is not public yet. In policies, it applies the
 * conditions for this site.
 */
function dataForSite(file: CheckedFile, { features, today }: Content, isBuild: boolean) {
  if (file.collectionName === 'blog') {
    const data = file.data as BlogPost;
    if (isBuild && unpublishedReason(data, today)) return undefined;
    return { data, body: bodyWithoutTitle(data.content, data.title) };
  }
  if (file.collectionName !== 'policies') return file;
  const { data, body } = file as CheckedFile<Policy>;
  const site = siteIn(folder);
  return policyOnSite({ data, body }, { features, site, analytics: analyticsTool?.name });
}

const loaderOf = contentLoaders({ folder, read: readContent, dataForSite });

type Collections = {
  [Name in CollectionName]: { loader: Loader; schema: z.ZodType<DataOf<Name>> };
};
/** The loaders return checked files, so Astro's own check of schemas is not needed. */
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { schema }]) => [
    name,
    defineCollection({ loader: loaderOf(name), schema }),
  ]),
) as Collections;
