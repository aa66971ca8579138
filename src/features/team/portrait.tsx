import { classNames } from '../../ui/class-names.ts';
import { Marked } from '../../ui/marked.tsx';
import { yearsOf } from './profile.ts';
import type { TeamMember } from './schema.ts';
import './team.css';

/** What stands for a person: words and a signature, and a photograph as soon as there is one. */
export type PortraitOf = Pick<
  TeamMember,
  'name' | 'department' | 'yearsExperience' | 'says' | 'signature'
> & {
  /** Address of the photograph. */
  photo?: string;
};

const PHOTO_EDGE = 480;

/** A photograph; `early`: it stands on the first screen. */
export function Photo({
  src,
  name,
  early = false,
  className,
}: {
  src: string;
  name: string;
  early?: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      src={src}
      alt={`Portrait of ${name}`}
      width={PHOTO_EDGE}
      height={PHOTO_EDGE}
      loading={early ? 'eager' : 'lazy'}
      // After the typefaces of the words beside it.
      fetchPriority={early ? 'low' : 'auto'}
      decoding="async"
      className={classNames('photo', className)}
    />
  );
}

/** A signature as it was drawn. */
export function Signature({
  of,
  className,
}: {
  of: Pick<PortraitOf, 'name' | 'signature'>;
  className?: string | undefined;
}) {
  if (!of.signature) return null;
  return (
    <svg
      viewBox="0 0 240 64"
      role="img"
      aria-label={`Signature of ${of.name}`}
      className={classNames('signature', className)}
    >
      <path d={of.signature} />
    </svg>
  );
}

/** A person: the photograph, or until there is one a plate of words in their own hand. `named`: with name, department and years,
 * where these stand nowhere beside it. */
export function Portrait({
  of,
  named = false,
  early = false,
  className,
}: {
  of: PortraitOf;
  named?: boolean;
  early?: boolean;
  className?: string | undefined;
}) {
  if (of.photo) return <Photo src={of.photo} name={of.name} early={early} className={className} />;
  return (
    <div className={classNames('plate', className)}>
      {named && (
        <>
          <p className="plate-line">
            {of.department} / {yearsOf(of.yearsExperience)}
          </p>
          <p className="plate-name">{of.name}</p>
        </>
      )}
      {of.says && (
        <blockquote className="plate-says">
          “<Marked text={of.says} />”
        </blockquote>
      )}
      <Signature of={of} />
    </div>
  );
}
