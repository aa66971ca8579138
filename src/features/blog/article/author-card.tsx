import { initials } from '../../../text/initials.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Photo, type PortraitOf, Signature } from '../../team/portrait.tsx';
import { firstName, yearsOfExperience } from '../../team/profile.ts';

/** Who wrote an article: a member of the team with a profile, or a name. */
export type PostAuthor = {
  name: string;
  title: string | undefined;
  member?: {
    path: string;
    portrait: PortraitOf;
    yearsExperience: number;
    credentials: readonly string[];
    email: string;
    linkedin: string | undefined;
  };
};

/** Credentials that an author card shows. */
const AUTHOR_CREDENTIALS_MAX = 3;

/** The photograph of a member, initials of anyone else; a member signs under them where there is room. */
export function AuthorPicture({ author, size }: { author: PostAuthor; size: 'small' | 'medium' }) {
  const isLarge = size === 'medium';
  const className = classNames('flex-none', isLarge ? 'w-24 lg:w-34' : 'w-13');
  const portrait = author.member?.portrait;
  if (portrait?.photo)
    return <Photo src={portrait.photo} name={author.name} early className={className} />;
  return (
    <div
      className={classNames(
        'grid aspect-square place-items-center border border-line bg-fog font-heavy tracking-heading',
        isLarge && 'content-center gap-3 text-figure',
        className,
      )}
    >
      <span aria-hidden="true" className="bg-mark px-[0.15em] leading-[1.15]">
        {initials(author.name)}
      </span>
      {isLarge && portrait && <Signature of={portrait} className="w-4/5 stroke-3" />}
    </div>
  );
}

const LINK = 'font-semibold text-ink underline underline-offset-4 hover:bg-mark-2';

function Member({
  author,
  member,
}: {
  author: PostAuthor;
  member: NonNullable<PostAuthor['member']>;
}) {
  const first = firstName(author.name);
  return (
    <>
      <p className="text-note/6 text-ink-2">
        {author.title}, {yearsOfExperience(member.yearsExperience)}
      </p>
      {member.credentials.length > 0 && (
        <ul className="mt-4 text-note/6">
          {member.credentials.slice(0, AUTHOR_CREDENTIALS_MAX).map((credential) => (
            <li key={credential} className="border-t border-line py-2">
              {credential}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-3.5 text-note/6 wrap-anywhere">
        <a href={member.path} className={LINK}>
          Profile of {first}
        </a>
        <a href={`mailto:${member.email}`} className={LINK}>
          Email
        </a>
        {member.linkedin && (
          <a
            href={member.linkedin}
            rel="noopener"
            aria-label={`LinkedIn of ${author.name}`}
            className={LINK}
          >
            LinkedIn
          </a>
        )}
      </p>
    </>
  );
}

function Contributor({ author, brand }: { author: PostAuthor; brand: string }) {
  return (
    <>
      {author.title && <p className="text-note/6 text-ink-2">{author.title}</p>}
      <p className="mt-4 border-t border-line pt-3.5 text-note/6">
        Contributing author. Writes for {brand} about how law firms are found and hired, and what
        each step costs.
      </p>
      <p className="mt-3.5 text-note/6">
        <a href="/about" className={LINK}>
          About {brand}
        </a>
      </p>
    </>
  );
}

/** Who wrote the article: a member with years, credentials and ways to write; anyone else with initials. */
export function AuthorCard({ author, brand }: { author: PostAuthor; brand: string }) {
  return (
    <section
      aria-labelledby="author-heading"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-t-2 border-ink pt-5"
    >
      <AuthorPicture author={author} size="medium" />
      <div>
        <p className="text-sm/5 font-semibold text-ink-2">About the author</p>
        <h2 id="author-heading" className="mt-1 text-h3">
          {author.name}
        </h2>
        {author.member ? (
          <Member author={author} member={author.member} />
        ) : (
          <Contributor author={author} brand={brand} />
        )}
      </div>
    </section>
  );
}
