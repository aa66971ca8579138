import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';

const RSS = 'rss.rng';

/** A feed in; what is wrong with it as XML and as RSS 2.0 with the elements of ours out. */
export async function rssErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    extension: 'relaxng',
    schema: [
      { fileName: RSS, contents: readFileSync(join(import.meta.dirname, 'schemas', RSS), 'utf8') },
    ],
  });
  return errors.map(({ message }) => message);
}

const author = z
  .strictObject({ name: z.string().min(1), url: z.url(), avatar: z.url() })
  .partial()
  .refine((value) => Object.keys(value).length > 0, 'an author needs a name, url or avatar');

const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().optional(),
    external_url: z.url().optional(),
    title: z.string().min(1).optional(),
    content_html: z.string().min(1).optional(),
    content_text: z.string().min(1).optional(),
    summary: z.string().min(1).optional(),
    image: z.url().optional(),
    banner_image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    authors: z.array(author).min(1).optional(),
    tags: z.array(z.string().min(1)).optional(),
    language: z.string().min(2).optional(),
  })
  .refine(
    (value) => value.content_html ?? value.content_text,
    'an item needs content_html or content_text',
  );

/** A feed as https://jsonfeed.org/version/1.1 describes it, without extensions, hubs and attachments. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().min(1).optional(),
  user_comment: z.string().optional(),
  next_url: z.url().optional(),
  icon: z.url().optional(),
  favicon: z.url().optional(),
  authors: z.array(author).min(1).optional(),
  language: z.string().min(2).optional(),
  expired: z.boolean().optional(),
  items: z.array(item),
});
