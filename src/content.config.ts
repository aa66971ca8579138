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
import { bodyOf } from './features/blog/file/from-body.ts';
import { type BlogPost, waitingReason } from './features/blog/schema.ts';
import { policyOnSite } from './features/policies/conditions.ts';
import type { Policy } from './features/policies/schema.ts';

const folder = contentDirectory(process.env);

function read() {
  const content = contentIn(folder);
  refuseMistakes(content);
  return content;
}

/** Loads the published articles, the policies with the conditions of this site applied, and all other files whole. */
function shown(file: CheckedFile, { features, today }: Content, isBuild: boolean) {
  if (file.of === 'blog') {
    const data = file.data as BlogPost;
    if (isBuild && waitingReason(data, today)) return undefined;
    return { data, body: bodyOf(data.content, data.title) };
  }
  if (file.of !== 'policies') return file;
  const { data, body } = file as CheckedFile<Policy>;
  const site = siteIn(folder);
  return policyOnSite({ data, body }, { features, site, analytics: analyticsTool?.name });
}

const loaderOf = contentLoaders({ folder, read, shown });

type Defined = {
  [Name in CollectionName]: { loader: Loader; schema: z.ZodType<DataOf<Name>> };
};
/** Astro's collections: the loaders hand over what the check has passed, so Astro's own check of schemas is not needed. */
export const collections = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, { schema }]) => [
    name,
    defineCollection({ loader: loaderOf(name), schema }),
  ]),
) as Defined;
