import { type CollectionEntry, getCollection } from 'astro:content';
import { listedPosts } from './blog-lists.ts';
import { postImage } from './post-plates.ts';
import { memberNamed } from './rules/blog/author.ts';
import { blogPath } from './rules/blog/blog-path.ts';
import { faqPairs } from './rules/blog/faq-pairs.ts';
import { plainText, proseOf } from './rules/blog/markdown-tree.ts';
import { readingLevel } from './rules/blog/reading-level.ts';
import { relatedPosts } from './rules/blog/related-posts.ts';
import { relatedResources } from './rules/blog/related-resources.ts';
import { wordCount } from './rules/blog/word-count.ts';
import { contentsOf } from './rules/contents.ts';
import { profilePath } from './rules/profile.ts';
import type { BlogPage } from './schemas/blog-page.ts';
import type { Site } from './schemas/site.ts';
import type { PostAuthor } from './sections/blog/post-author.tsx';
import { BLOG_FEEDS } from './seo/blog-list.ts';
import { blogPostMeta } from './seo/blog-post.ts';
import { teamPortrait } from './team-portraits.ts';

/** Every article with the ones to read next. */
export async function blogArticles() {
  const entries = await getCollection('blog');
  const posts = entries.map(({ data }) => data);
  return entries.map((entry) => ({ entry, related: relatedPosts(entry.data, posts) }));
}

async function authorOf(name: string, title: string) {
  const team = (await getCollection('team')).map(({ id, data }) => ({ ...data, slug: id }));
  const member = memberNamed(name, team);
  if (!member) return { slug: undefined, author: { name, title } satisfies PostAuthor };
  const { slug, yearsExperience, credentials, email, linkedin } = member;
  const portrait = await teamPortrait(member.image);
  const profile = { path: profilePath(slug), portrait, yearsExperience, credentials, email, linkedin };
  return { slug, author: { name: member.name, title, member: profile } satisfies PostAuthor };
}

/** What the page of an article shows and says of itself. In: one of blogArticles, words, site, origin. */
export async function articlePage(
  { entry, related }: { entry: CollectionEntry<'blog'>; related: CollectionEntry<'blog'>['data'][] },
  page: BlogPage,
  site: Site,
  origin: string,
) {
  const { data: post, rendered } = entry;
  const words = wordCount(plainText(post.content));
  const image = await postImage(post.featured_image_url, post.category, post.slug);
  const { slug, author } = await authorOf(post.author_name, post.author_title);
  const faq = faqPairs(post.content);
  const meta = blogPostMeta(post, { author: slug, image: image.social, faq, words, site, origin });
  const view = {
    post,
    author,
    image,
    url: origin + blogPath(post.slug),
    html: rendered?.html ?? '',
    lines: contentsOf(rendered?.metadata?.headings),
    words,
    level: readingLevel(proseOf(post.content)),
    resources: relatedResources(post, page.resources),
    related: await listedPosts(related),
    brand: site.brand,
    page,
  };
  return { meta: { ...meta, alternates: BLOG_FEEDS }, view };
}
