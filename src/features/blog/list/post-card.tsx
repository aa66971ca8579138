import { monthYear } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { blogPath } from '../blog-path.ts';
import { PostPicture, postImage } from '../post-picture.tsx';
import type { BlogPost } from '../schema.ts';

const PICTURE_SIZES = {
  card: '(width >= 80rem) 26rem, (width >= 40rem) 46vw, 92vw',
  lead: '(width >= 80rem) 31rem, (width >= 64rem) 40vw, 92vw',
} as const;

const SMALL_TEXT = { title: 'mt-2.5 text-h3/7', excerpt: 'mt-3 text-note/6' };
const PICTURE_BESIDE_TEXT =
  'sm:grid sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr] sm:gap-x-9 sm:*:first:row-span-3';
const LOOK_CLASSES = {
  card: { card: '', head: 'mt-4', ...SMALL_TEXT },
  wide: { card: `sm:col-span-2 ${PICTURE_BESIDE_TEXT}`, head: 'mt-4 sm:mt-0', ...SMALL_TEXT },
  lead: {
    card: `border-t-2 border-ink bg-fog p-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] ${PICTURE_BESIDE_TEXT}`,
    head: 'mt-4 sm:mt-0',
    title: 'mt-2.5 text-[clamp(1.75rem,1.2rem+1.9vw,2.625rem)]',
    excerpt: 'mt-4.5 text-body/6.5',
  },
} as const;

export function PostCard({
  post,
  look = 'card',
  heading: Heading = 'h2',
  isEager = false,
  className,
}: {
  post: BlogPost;
  look?: keyof typeof LOOK_CLASSES;
  heading?: 'h2' | 'h3';
  /** The picture is on the first screen. */
  isEager?: boolean;
  className?: string;
}) {
  const classes = LOOK_CLASSES[look];
  return (
    <article className={classNames('post-card group relative', className, classes.card)}>
      <PostPicture
        image={{ ...postImage(post), alt: '' }}
        sizes={PICTURE_SIZES[look === 'lead' ? 'lead' : 'card']}
        priority={isEager ? 'low' : 'auto'}
      />
      <p
        className={`flex flex-wrap justify-between gap-x-4 text-sm/5 font-semibold wrap-anywhere text-ink-2 ${classes.head}`}
      >
        {post.category} <time dateTime={post.published_at}>{monthYear(post.published_at)}</time>
      </p>
      <Heading className={classes.title}>
        <a
          href={blogPath(post.slug)}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {post.title}
        </a>
      </Heading>
      <p
        className={classNames(
          'line-clamp-3 self-start text-wrap wrap-anywhere text-ink-2',
          classes.excerpt,
        )}
      >
        {post.excerpt}
      </p>
    </article>
  );
}

const RULED_CARD = 'border-t border-line pt-6';

/** A "bold" line continues the line beside the list. "bare" is for a section that has a line. */
const START_CLASSES = {
  ruled: [RULED_CARD, RULED_CARD],
  bold: ['border-t-2 border-ink pt-6', `${RULED_CARD} sm:border-t-2 sm:border-ink`],
  bare: ['', 'max-sm:border-t max-sm:border-line max-sm:pt-6'],
} as const;

export function PostCards({
  posts,
  heading = 'h2',
  eagerCards = 0,
  start,
  className,
}: {
  posts: readonly BlogPost[];
  heading?: 'h2' | 'h3';
  /** Number of cards whose pictures are on the first screen. */
  eagerCards?: number;
  start: keyof typeof START_CLASSES;
  className?: string | false;
}) {
  if (!posts.length) return null;
  return (
    <div className={classNames('grid gap-9 sm:grid-cols-2 sm:gap-y-10', className)}>
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          look={index === posts.length - 1 && index % 2 === 0 ? 'wide' : 'card'}
          heading={heading}
          isEager={index < eagerCards}
          className={START_CLASSES[start][index] ?? RULED_CARD}
        />
      ))}
    </div>
  );
}
