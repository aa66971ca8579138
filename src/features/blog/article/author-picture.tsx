import { classNames } from '../../../ui/class-names.ts';
import { Portrait, type PortraitImage } from '../../team/portrait.tsx';
import { initials } from './author.ts';

/** Who wrote an article: a member of the team with a profile, or a name. */
export type PostAuthor = {
  name: string;
  title: string;
  member?: {
    path: string;
    portrait: PortraitImage;
    yearsExperience: number;
    credentials: readonly string[];
    email: string;
    linkedin: string;
  };
};

/** Portrait of a member, initials of anyone else. */
export function AuthorPicture({ author, size }: { author: PostAuthor; size: 'small' | 'medium' }) {
  const className = classNames('flex-none', size === 'small' ? 'w-13' : 'author-large');
  if (author.member)
    return (
      <Portrait
        {...author.member.portrait}
        name={author.name}
        size={size}
        className={className}
        loading="eager"
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classNames('initials', size === 'medium' && 'initials-large', className)}
    >
      {initials(author.name)}
    </span>
  );
}
