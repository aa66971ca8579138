import type { CollectionEntry } from 'astro:content';
import * as content from '../../../content/entries.ts';
import { memberNamed } from '../../../content/entries.ts';
import type { Site } from '../../../content/site.ts';
import { plainText, proseOf } from '../../../text/markdown.ts';
import { contentsOf } from '../../../ui/contents.ts';
import { portraitOf } from '../../team/portraits.ts';
import { profilePath } from '../../team/profile.ts';
import { blogPath } from '../blog-path.ts';
import { newestFirst, relatedPosts } from '../list/list-pages.ts';
import { listedPosts } from '../list/lists.ts';
import { BLOG_FEEDS } from '../list/structured-data.ts';
import type { BlogPage } from '../page-schema.ts';
import { postImage } from '../post-picture.tsx';
import { betweenBlocks } from './asks.tsx';
import type { PostAuthor } from './author-card.tsx';
import { articleBody } from './body.ts';
import { readingLevel, wordCount } from './facts.ts';
import { relatedResources } from './related-resources.ts';
import { blogPostMeta, faqPairs } from './structured-data.ts';

/** Every article with the ones to read next. */
export async function blogArticles() {
  const entries = await content.articles();
  const newest = newestFirst(entries.map(({ data }) => data));
  return entries.map((entry) => ({ entry, related: relatedPosts(entry.data, newest) }));
}

async function authorOf(name: string, title: string | undefined) {
  const team = (await content.team()).map(({ id, data }) => ({ ...data, slug: id }));
  const member = memberNamed(name, team);
  if (!member) return { slug: undefined, author: { name, title } satisfies PostAuthor };
  const { slug, yearsExperience, credentials, email, linkedin } = member;
  const portrait = await portraitOf(slug, member);
  const profile = {
    path: profilePath(slug),
    portrait,
    yearsExperience,
    credentials,
    email,
    linkedin,
  };
  return { slug, author: { name: member.name, title, member: profile } satisfies PostAuthor };
}

/** What the page of an article shows, with its title and description. */
export async function articlePage(
  {
    entry,
    related,
  }: { entry: CollectionEntry<'blog'>; related: CollectionEntry<'blog'>['data'][] },
  page: BlogPage,
  site: Site,
  origin: string,
) {
  const { data: post, rendered } = entry;
  const words = wordCount(plainText(post.content));
  const image = postImage(post);
  const { slug, author } = await authorOf(post.author_name, post.author_title);
  const faq = faqPairs(post.content);
  const meta = blogPostMeta(post, { author: slug, image: image.social, faq, words, site, origin });
  const view = {
    post,
    author,
    image,
    url: origin + blogPath(post.slug),
    body: articleBody(rendered?.html ?? '', betweenBlocks(post, page)),
    lines: contentsOf(rendered?.html ?? ''),
    words,
    level: readingLevel(proseOf(post.content)),
    resources: relatedResources(post, page.resources),
    related: listedPosts(related),
    brand: site.brand,
  };
  return { meta: { ...meta, alternates: BLOG_FEEDS }, view };
}
