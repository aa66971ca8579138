import { initials } from '../../../text/initials.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Photo, type PortraitData, Signature } from '../../team/portrait.tsx';
import { firstName, yearsOfExperience } from '../../team/profile.ts';
import type { TeamMember } from '../../team/schema.ts';
import type { BlogPost } from '../schema.ts';

export type Author = TeamMember & { slug: string; path: string; portrait: PortraitData };
/** `author` is undefined for a guest author, of whom the article has only the name. */
export type PostWithAuthor = { post: BlogPost; author: Author | undefined };

const MAX_AUTHOR_CREDENTIALS = 3;

export function AuthorPicture({
  post: { author_name: name },
  author,
  isLarge = false,
  className,
}: PostWithAuthor & { isLarge?: boolean; className: string }) {
  const classes = classNames('flex-none', className);
  if (author?.portrait.photo)
    return <Photo src={author.portrait.photo} name={name} isEager className={classes} />;
  return (
    <div
      className={classNames(
        'grid aspect-square place-items-center border border-line bg-fog font-heavy tracking-heading',
        isLarge && 'content-center gap-3 text-figure',
        classes,
      )}
    >
      <span aria-hidden="true" className="bg-mark px-[0.15em] leading-[1.15]">
        {initials(name)}
      </span>
      {isLarge && author && <Signature person={author} className="w-4/5 stroke-3" />}
    </div>
  );
}

const LINK_CLASSES = 'font-semibold text-ink underline underline-offset-4 hover:bg-mark-2';

function MemberDetails({ author }: { author: Author }) {
  const { name, path, credentials, email, linkedin } = author;
  return (
    <>
      {credentials.length > 0 && (
        <ul className="mt-4 text-note/6">
          {credentials.slice(0, MAX_AUTHOR_CREDENTIALS).map((credential) => (
            <li key={credential} className="border-t border-line py-2">
              {credential}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-3.5 text-note/6 wrap-anywhere">
        <a href={path} className={LINK_CLASSES}>
          Profile of {firstName(name)}
        </a>
        <a href={`mailto:${email}`} className={LINK_CLASSES}>
          Email
        </a>
        {linkedin && (
          <a
            href={linkedin}
            rel="noopener"
            aria-label={`LinkedIn of ${name}`}
            className={LINK_CLASSES}
          >
            LinkedIn
          </a>
        )}
      </p>
    </>
  );
}

export function AuthorCard({ post, author, brand }: PostWithAuthor & { brand: string }) {
  const years = author && yearsOfExperience(author.yearsExperience);
  const title = [post.author_title, years].filter(Boolean).join(', ');
  return (
    <section
      aria-labelledby="author-heading"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-t-2 border-ink pt-5"
    >
      <AuthorPicture post={post} author={author} isLarge className="w-24 lg:w-34" />
      <div>
        <p className="text-sm/5 font-semibold text-ink-2">About the author</p>
        <h2 id="author-heading" className="mt-1 text-h3">
          {post.author_name}
        </h2>
        {title && <p className="text-note/6 text-ink-2">{title}</p>}
        {author ? (
          <MemberDetails author={author} />
        ) : (
          <>
            <p className="mt-4 border-t border-line pt-3.5 text-note/6">
              Contributing author. Writes for {brand} about how law firms are found and hired, and
              what each step costs.
            </p>
            <p className="mt-3.5 text-note/6">
              <a href="/about" className={LINK_CLASSES}>
                About {brand}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  );
}
