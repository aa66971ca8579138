import { monthYear } from '../../../text/dates.ts';
import { BLOG_PATH, blogPath } from '../blog-path.ts';
import type { BlogPost } from '../schema.ts';
import type { CategoryCount } from './categories.ts';

const HEADING = 'text-sm/5 font-bold tracking-normal';

/** Categories with their numbers of articles; the one that is shown is marked. */
export function Categories({
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
    ...counts.map(({ category, count, path }) => ({ name: category, label: category, count, path })),
  ];
  return (
    <nav aria-labelledby="categories-heading" className="blog-categories">
      <h2 id="categories-heading" className={HEADING}>
        Categories
      </h2>
      <ul className="category-lines">
        {lines.map(({ name, label, count, path }) => (
          <li key={label}>
            <a href={path} aria-current={name === current ? (exact ? 'page' : 'true') : undefined}>
              <span>{label}</span> <span className="category-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The newest articles, whatever their category. */
export function RecentPosts({ posts }: { posts: readonly BlogPost[] }) {
  if (!posts.length) return null;
  return (
    <section aria-labelledby="recent-heading" className="blog-recent">
      <h2 id="recent-heading" className={HEADING}>
        Recent Posts
      </h2>
      <ul className="mt-2">
        {posts.map(({ slug, title, published_at }) => (
          <li key={slug} className="relative border-b border-line py-3.5 hover:bg-fog">
            <a
              href={blogPath(slug)}
              className="post-card-link block text-note/5.5 font-bold underline-offset-4 hover:underline"
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
