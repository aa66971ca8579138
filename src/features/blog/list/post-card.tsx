import { monthYear } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type PostImage, PostPicture } from '../post-picture.tsx';

/** An article as lists show it. */
export type ListedPost = {
  title: string;
  path: string;
  excerpt: string;
  category: string;
  /** YYYY-MM-DD. */
  published: string;
  image: PostImage;
};

/** Width of the picture on each kind of screen; the last card of an odd number stands across both columns. */
const SIZES = {
  card: '(width >= 80rem) 26rem, (width >= 40rem) 46vw, 92vw',
  lead: '(width >= 80rem) 31rem, (width >= 64rem) 40vw, 92vw',
} as const;

/** One article in a list: picture, category and month, title, excerpt. The whole card is the link of its title. */
export function PostCard({
  post,
  look = 'card',
  heading: Heading = 'h2',
  eager = false,
}: {
  post: ListedPost;
  /** "lead": large, at the top of the list. */
  look?: keyof typeof SIZES;
  heading?: 'h2' | 'h3';
  /** True on the first screen. */
  eager?: boolean;
}) {
  return (
    <article className={classNames('post-card', look === 'lead' && 'post-lead')}>
      <PostPicture image={{ ...post.image, alt: '' }} sizes={SIZES[look]} eager={eager} />
      <div className="post-card-words">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm/5 font-semibold text-ink-2">
          <span>{post.category}</span>
          <time dateTime={post.published}>{monthYear(post.published)}</time>
        </p>
        <Heading className="post-card-title">
          <a href={post.path} className="post-card-link">
            {post.title}
          </a>
        </Heading>
        <p className="post-card-excerpt text-ink-2">{post.excerpt}</p>
      </div>
    </article>
  );
}

/** Cards in two columns, parted by rules. */
export function PostCards({
  posts,
  heading = 'h2',
  eager = 0,
}: {
  posts: readonly ListedPost[];
  heading?: 'h2' | 'h3';
  /** How many pictures stand on the first screen. */
  eager?: number;
}) {
  if (!posts.length) return null;
  return (
    <ul className="post-cards">
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
