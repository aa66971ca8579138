import { Fragment } from 'react';
import { ReportLine } from '../../../blocks/section-props.tsx';
import { monthYear } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLeft } from '../../../ui/icons.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { InquiryLine } from '../../contact/inquiry-line.tsx';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';
import type { CategoryCount } from './categories.ts';
import { type ListPage, listPath, NO_POSTS_FILE } from './list-pages.ts';
import { PostCard, PostCards } from './post-card.tsx';
import { blogListTrail, listTexts } from './structured-data.ts';
import '../blog.css';

const HEADING_CLASSES = 'text-sm/5 font-bold tracking-normal';

type CategoriesProps = { list: ListPage; counts: readonly CategoryCount[] };

function Categories({ list, counts }: CategoriesProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const currentCategory = list.file === NO_POSTS_FILE ? null : list.category;
  const lines = [{ category: undefined, count: total, path: BLOG_PATH }, ...counts];
  return (
    <nav aria-labelledby="categories-heading" className="lg:border-t-2 lg:border-ink lg:pt-5">
      <h2 id="categories-heading" className={HEADING_CLASSES}>
        Categories
      </h2>
      <ul className="category-lines mt-1 flex flex-wrap gap-x-6 lg:mt-2 lg:block">
        {lines.map(({ category, count, path }) => (
          <li key={path}>
            <a
              href={path}
              // The link leads to page 1 of a list. "true" is for later pages of the list.
              aria-current={
                category === currentCategory ? (list.page === 1 ? 'page' : 'true') : undefined
              }
              className="group flex gap-2.5 py-2.5 text-note/6 wrap-anywhere lg:justify-between lg:border-b lg:border-line"
            >
              <span className="underline-offset-4 group-hover:underline">
                {category ?? 'All articles'}
              </span>{' '}
              <span className="tabular text-ink-2">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RecentPosts({ posts }: { posts: readonly BlogPost[] }) {
  if (!posts.length) return null;
  return (
    <section
      aria-labelledby="recent-heading"
      className="border-t-2 border-ink pt-5 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="recent-heading" className={HEADING_CLASSES}>
        Recent Posts
      </h2>
      <ul className="mt-2">
        {posts.map(({ slug, title, published_at }) => (
          <li key={slug} className="relative border-b border-line py-3.5 hover:bg-fog">
            <a
              href={blogPath(slug)}
              className="block text-note/5.5 font-bold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
            <time dateTime={published_at} className="mt-1 block text-sm/5 text-ink-2">
              {monthYear(published_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An even number of cards fills two columns. */
const CARDS_IN_GROUP = 4;

function Cards({ list: { category, page, posts }, copy }: { list: ListPage; copy: BlogPage }) {
  const hasLeadCard = category === undefined && page === 1;
  const otherPosts = hasLeadCard ? posts.slice(1) : posts;
  const groups = Array.from({ length: Math.ceil(otherPosts.length / CARDS_IN_GROUP) }, (_, index) =>
    otherPosts.slice(index * CARDS_IN_GROUP, (index + 1) * CARDS_IN_GROUP),
  );
  return (
    <>
      {hasLeadCard && posts[0] && <PostCard post={posts[0]} look="lead" isEager />}
      {posts.length === 0 && <p className="text-lede/8">No blog posts found</p>}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.slug}>
          {index === 1 && (
            <InquiryLine inquiry={copy.list.ask} source="blog-list" subject="Articles" />
          )}
          <PostCards
            posts={group}
            // Two pictures are on the first screen.
            eagerCards={index > 0 ? 0 : hasLeadCard ? 1 : 2}
            start={index > 0 || hasLeadCard ? 'ruled' : 'bold'}
            className={index === 0 ? hasLeadCard && 'mt-9' : index > 1 && 'mt-9 sm:mt-10'}
          />
        </Fragment>
      ))}
      {hasLeadCard && <ReportLine text={copy.list.report} />}
    </>
  );
}

function ListPager({ category, page, pageCount }: ListPage) {
  if (pageCount === 1) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-12 flex flex-wrap items-baseline gap-x-6 gap-y-3 border-t-2 border-ink pt-4"
    >
      {page > 1 && (
        <a href={listPath({ category, page: page - 1 })} className="text-link">
          <ArrowLeft size={18} strokeWidth={1.5} />
          Newer articles
        </a>
      )}
      <p className="text-note/6 text-ink-2">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <a href={listPath({ category, page: page + 1 })} className="text-link arrow ml-auto">
          Older articles
        </a>
      )}
    </nav>
  );
}

export function BlogListView({
  list,
  counts,
  recent,
  copy,
}: CategoriesProps & { recent: readonly BlogPost[]; copy: BlogPage }) {
  const { headline, lede } = listTexts(list, copy.list);
  const isEmpty = list.file === NO_POSTS_FILE;
  return (
    <>
      <PageHero trail={blogListTrail(list)} headline={headline} lede={lede} />
      <div
        className={classNames(
          'page mt-8 grid gap-x-15 gap-y-10 lg:mt-14',
          isEmpty ? 'lg:grid-cols-2' : 'lg:grid-cols-[1fr_15rem] lg:grid-rows-[auto_1fr]',
        )}
      >
        <Categories list={list} counts={counts} />
        {!isEmpty && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Cards list={list} copy={copy} />
            <ListPager {...list} />
          </div>
        )}
        <RecentPosts posts={recent} />
      </div>
    </>
  );
}
