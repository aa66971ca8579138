import { Fragment } from 'react';
import type { Site } from '../../../content/site.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLeft, ArrowRight } from '../../../ui/icons.tsx';
import { PageHero } from '../../../ui/page-hero.tsx';
import { Ask } from '../../contact/ask.tsx';
import { Closing } from '../../contact/closing.tsx';
import { ReportLine } from '../../report/report-line.tsx';
import type { BlogPage } from '../page-schema.ts';
import type { BlogPost } from '../schema.ts';
import type { CategoryCount } from './categories.ts';
import { type ListPage, type ListQuery, listPath, NO_POSTS_FILE } from './list-pages.ts';
import { type ListedPost, PostCard, PostCards } from './post-card.tsx';
import { blogListTrail, blogListWords } from './structured-data.ts';
import '../blog.css';
import { monthYear } from '../../../text/dates.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';

const HEADING = 'text-sm/5 font-bold tracking-normal';

/** Categories with their numbers of articles; the one that is shown is marked. */
function Categories({
  counts,
  total,
  current,
  exact,
}: {
  counts: readonly CategoryCount[];
  /** Number of all articles. */
  total: number;
  /** The category shown; undefined for all, null where none of them is. */
  current: string | undefined | null;
  /** Whether the link of the current one leads to this very page. */
  exact: boolean;
}) {
  const lines = [
    { name: undefined, label: 'All articles', count: total, path: BLOG_PATH },
    ...counts.map(({ category, count, path }) => ({
      name: category,
      label: category,
      count,
      path,
    })),
  ];
  return (
    <nav aria-labelledby="categories-heading" className="lg:border-t-2 lg:border-ink lg:pt-5">
      <h2 id="categories-heading" className={HEADING}>
        Categories
      </h2>
      <ul className="category-lines mt-1 flex flex-wrap gap-x-6 lg:mt-2 lg:block">
        {lines.map(({ name, label, count, path }) => (
          <li key={label}>
            <a
              href={path}
              aria-current={name === current ? (exact ? 'page' : 'true') : undefined}
              className="group flex gap-2.5 py-2.5 text-note/6 wrap-anywhere lg:justify-between lg:border-b lg:border-line"
            >
              <span className="underline-offset-4 group-hover:underline">{label}</span>{' '}
              <span className="tabular text-ink-2">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The newest articles of any category: they stay in sight beside a list of three screens. */
function RecentPosts({ posts }: { posts: readonly BlogPost[] }) {
  if (!posts.length) return null;
  return (
    <section
      aria-labelledby="recent-heading"
      className="border-t-2 border-ink pt-5 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="recent-heading" className={HEADING}>
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

/** Pictures on the first screen. */
const EAGER_PICTURES = 2;

/** Cards between two lines; an even number, so that they fill both columns. */
const CARDS_BETWEEN = 4;

/** The cards in groups, and between these a line to ask. */
function CardsWithLines({
  posts,
  leads,
  words,
}: {
  posts: readonly ListedPost[];
  /** Whether the newest article is above them. */
  leads: boolean;
  words: BlogPage;
}) {
  const groups = Array.from({ length: Math.ceil(posts.length / CARDS_BETWEEN) }, (_, index) =>
    posts.slice(index * CARDS_BETWEEN, (index + 1) * CARDS_BETWEEN),
  );
  return groups.map((group, index) => (
    <Fragment key={group[0]?.path}>
      {index === 1 && <Ask ask={words.list.ask} source="blog-list" subject="Articles" />}
      <PostCards
        posts={group}
        eager={index === 0 ? EAGER_PICTURES - (leads ? 1 : 0) : 0}
        start={index > 0 || leads ? 'ruled' : 'bold'}
        className={index === 0 ? leads && 'mt-9' : index > 1 && 'mt-9 sm:mt-10'}
      />
    </Fragment>
  ));
}

/** Ways to the newer and the older articles of a list that has several pages. */
function ListPager({ category, page, pages }: ListQuery & { pages: number }) {
  if (pages === 1) return null;
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
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a href={listPath({ category, page: page + 1 })} className="text-link ml-auto">
          Older articles
          <ArrowRight size={18} strokeWidth={1.5} />
        </a>
      )}
    </nav>
  );
}

type BlogListProps = {
  list: ListPage;
  /** The articles of the page, ready to be shown. */
  posts: readonly ListedPost[];
  counts: readonly CategoryCount[];
  recent: readonly BlogPost[];
  words: BlogPage;
};

/** A list of articles: all of them behind the newest one, or those of a category. */
export function BlogListView({ list, posts, counts, recent, words }: BlogListProps) {
  const { headline, lede } = blogListWords(list, words.list);
  const isEmpty = list.file === NO_POSTS_FILE;
  const leads = list.category === undefined && list.page === 1;
  const [lead, ...rest] = posts;
  return (
    <>
      <PageHero trail={blogListTrail(list)} headline={headline} lede={lede} />
      <div
        className={classNames(
          'page mt-8 grid gap-x-15 gap-y-10 lg:mt-14',
          isEmpty ? 'lg:grid-cols-2' : 'lg:grid-cols-[1fr_15rem] lg:grid-rows-[auto_1fr]',
        )}
      >
        <Categories
          counts={counts}
          total={counts.reduce((sum, { count }) => sum + count, 0)}
          current={isEmpty ? null : list.category}
          exact={list.page === 1}
        />
        {!isEmpty && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {lead && leads && <PostCard post={lead} look="lead" eager />}
            {posts.length === 0 && <p className="text-lede/8">No blog posts found</p>}
            <CardsWithLines posts={leads ? rest : posts} leads={leads} words={words} />
            {leads && <ReportLine text={words.list.report} />}
            <ListPager category={list.category} page={list.page} pages={list.pages} />
          </div>
        )}
        <RecentPosts posts={recent} />
      </div>
    </>
  );
}

/** The closing call to action of a list. */
export function BlogListClosing({ words, site }: { words: BlogPage; site: Site }) {
  return <Closing {...words.list.closing} source="blog-list" site={site} />;
}
