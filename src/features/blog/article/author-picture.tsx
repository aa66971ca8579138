import { classNames } from '../../../ui/class-names.ts';
import { Photo, type PortraitOf, Signature } from '../../team/portrait.tsx';
import { initials } from './author.ts';

/** Who wrote an article: a member of the team with a profile, or a name. */
export type PostAuthor = {
  name: string;
  title: string;
  member?: {
    path: string;
    portrait: PortraitOf;
    yearsExperience: number;
    credentials: readonly string[];
    email: string;
    linkedin: string | undefined;
  };
};

/** The photograph of a member, initials of anyone else; a member signs under them where there is room. */
export function AuthorPicture({ author, size }: { author: PostAuthor; size: 'small' | 'medium' }) {
  const isLarge = size === 'medium';
  const className = classNames('flex-none', isLarge ? 'author-large' : 'w-13');
  const portrait = author.member?.portrait;
  if (portrait?.photo) return <Photo src={portrait.photo} name={author.name} early className={className} />;
  return (
    <div className={classNames('initials', isLarge && 'initials-large', className)}>
      <span aria-hidden="true">{initials(author.name)}</span>
      {isLarge && portrait && <Signature of={portrait} />}
    </div>
  );
}
