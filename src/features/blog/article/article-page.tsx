import type { CollectionEntry } from 'astro:content';
import { renderToStaticMarkup } from 'react-dom/server';
import * as content from '../../../content/entries.ts';
import { memberNamed } from '../../../content/entries.ts';
import type { Site } from '../../../content/site.ts';
import { plainText, proseOf, renderMarkdown } from '../../../text/markdown.ts';
import { contentsLines } from '../../../ui/prose-parts.ts';
import { InquiryLine } from '../../contact/inquiry-line.tsx';
import { loadPortrait } from '../../team/portraits.ts';
import { profilePath } from '../../team/profile.ts';
import { articleSubject, blogPath } from '../blog-path.ts';
import { newestFirst, relatedPosts } from '../list/list-pages.ts';
import { BLOG_FEEDS } from '../list/structured-data.ts';
import type { BlogPage } from '../page-schema.ts';
import { postImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';
import type { Author } from './author-card.tsx';
import { articleBody } from './body.ts';
import { countWords, readingLevel } from './facts.ts';
import { relatedResources } from './related-resources.ts';
import { blogPostMeta, faqPairs } from './structured-data.ts';

export async function blogArticles() {
  const entries = await content.articles();
  const newestPosts = newestFirst(entries.map(({ data }) => data));
  return entries.map((entry) => ({ entry, related: relatedPosts(entry.data, newestPosts) }));
}

async function findAuthor({ author_name: name }: BlogPost): Promise<Author | undefined> {
  const team = (await content.team()).map(({ id, data }) => ({ ...data, slug: id }));
  const member = memberNamed(name, team);
  if (!member) return undefined;
  const portrait = await loadPortrait(member.slug, member);
  return { ...member, path: profilePath(member.slug), portrait };
}

/**
 * Returns the box with the next step. Its text is from the article, else from its category, else
 * from pages/blog.yaml.
 */
function nextStepHtml(post: BlogPost, { list, post: articleCopy }: BlogPage): string {
  const categoryText = list.categories.find(({ category }) => category === post.category)?.nextStep;
  const text = post.next_step ?? categoryText ?? articleCopy.nextStep;
  return `<div data-mdast="ignore" class="action-line no-print">${renderMarkdown(text)}</div>`;
}

const invitationsHtml = (post: BlogPost): string[] =>
  post.invitations.map((text, index) =>
    renderToStaticMarkup(
      <InquiryLine
        inquiry={{ text, kind: 'question' }}
        source={`${post.slug}-ask-${index + 1}`}
        subject={articleSubject(post)}
      />,
    ),
  );

type ArticleEntry = { entry: CollectionEntry<'blog'>; related: BlogPost[] };

export async function articlePage(
  { entry, related }: ArticleEntry,
  blogCopy: BlogPage,
  site: Site,
  origin: string,
) {
  const { data: post, rendered } = entry;
  const wordCount = countWords(plainText(post.content));
  const image = postImage(post);
  const author = await findAuthor(post);
  const meta = blogPostMeta(post, {
    author: author?.slug,
    image: image.social,
    faq: faqPairs(post.content),
    wordCount,
    site,
    origin,
  });
  const html = rendered?.html ?? '';
  const view = {
    post,
    author,
    image,
    url: origin + blogPath(post.slug),
    body: articleBody(html, [nextStepHtml(post, blogCopy), ...invitationsHtml(post)]),
    lines: contentsLines(html),
    wordCount,
    level: readingLevel(proseOf(post.content)),
    resources: relatedResources(post, blogCopy.resources),
    related,
    brand: site.brand,
  };
  return { meta: { ...meta, alternates: BLOG_FEEDS }, view };
}
