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

/** Width of the picture on each kind of screen; the last card of an odd number covers both columns. */
const SIZES = {
  card: '(width >= 80rem) 26rem, (width >= 40rem) 46vw, 92vw',
  lead: '(width >= 80rem) 31rem, (width >= 64rem) 40vw, 92vw',
} as const;

const SMALL = { title: 'mt-2.5 text-h3/7', excerpt: 'mt-3 bg-paper text-note/6' };
/** "lead": large, at the top of the list. "wide": across both columns, as the first one. */
const LOOKS = {
  card: {
    card: 'h-full',
    words: 'pt-4',
    ...SMALL,
  },
  wide: {
    card: 'h-full sm:grid sm:grid-cols-2 sm:gap-x-9',
    words: 'pt-4 sm:pt-0',
    ...SMALL,
  },
  lead: {
    card: 'border-t-2 border-ink bg-fog p-5 sm:grid sm:grid-cols-2 sm:gap-x-9 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
    words: 'pt-4 sm:pt-0',
    title: 'mt-2.5 text-[clamp(1.75rem,1.2rem+1.9vw,2.625rem)]',
    excerpt: 'mt-4.5 bg-fog text-body/6.5',
  },
} as const;

/** One article in a list: picture, category and month, title, excerpt. The whole card is the link of its title. */
export function PostCard({
  post,
  look = 'card',
  heading: Heading = 'h2',
  eager = false,
}: {
  post: ListedPost;
  look?: keyof typeof LOOKS;
  heading?: 'h2' | 'h3';
  /** True on the first screen. */
  eager?: boolean;
}) {
  const classes = LOOKS[look];
  return (
    <article className={classNames('post-card group relative', classes.card)}>
      <PostPicture
        image={{ ...post.image, alt: '' }}
        sizes={SIZES[look === 'lead' ? 'lead' : 'card']}
        eager={eager}
      />
      <div className={classes.words}>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm/5 font-semibold text-ink-2">
          <span>{post.category}</span>
          <time dateTime={post.published}>{monthYear(post.published)}</time>
        </p>
        <Heading className={classes.title}>
          <a
            href={post.path}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </a>
        </Heading>
        <p
          className={classNames(
            'post-card-excerpt pointer-events-none relative overflow-hidden text-wrap wrap-anywhere text-ink-2',
            classes.excerpt,
          )}
        >
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}

const RULED = 'border-t border-line pt-6';

/** The first card and the one beside it: under a rule as all others, in line with the bold one of what is beside them, or under a rule of their section. */
const STARTS = {
  ruled: [RULED, RULED],
  bold: ['border-t-2 border-ink pt-6', `${RULED} sm:border-t-2 sm:border-ink`],
  bare: ['', 'max-sm:border-t max-sm:border-line max-sm:pt-6'],
} as const;

/** Cards in two columns, parted by rules; one without a partner lies across both. */
export function PostCards({
  posts,
  heading = 'h2',
  eager = 0,
  start,
  className,
}: {
  posts: readonly ListedPost[];
  heading?: 'h2' | 'h3';
  /** How many pictures are on the first screen. */
  eager?: number;
  start: keyof typeof STARTS;
  className?: string | false;
}) {
  if (!posts.length) return null;
  return (
    <ul className={classNames('grid gap-9 sm:grid-cols-2 sm:gap-y-10', className)}>
      {posts.map((post, index) => {
        const isAlone = index === posts.length - 1 && index % 2 === 0;
        return (
          <li
            key={post.path}
            className={classNames(STARTS[start][index] ?? RULED, isAlone && 'sm:col-span-2')}
          >
            <PostCard
              post={post}
              look={isAlone ? 'wide' : 'card'}
              heading={heading}
              eager={index < eager}
            />
          </li>
        );
      })}
    </ul>
  );
}
