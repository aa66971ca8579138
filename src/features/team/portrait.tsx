import { classNames } from '../../ui/class-names.ts';
import { HighlightedText } from '../../ui/highlighted-text.tsx';
import { yearsText } from './profile.ts';
import type { TeamMember } from './schema.ts';

export type PortraitData = Pick<
  TeamMember,
  'name' | 'department' | 'yearsExperience' | 'quote' | 'signature'
> & {
  photo?: string;
};

export type TeamEntry = {
  slug: string;
  path: string;
  name: string;
  title: string;
  portrait: PortraitData;
};

const PHOTO_EDGE = 480;

type PhotoProps = {
  src: string;
  name: string;
  isEager?: boolean;
  className?: string | undefined;
};

export function Photo({ src, name, isEager = false, className }: PhotoProps) {
  return (
    <img
      src={src}
      alt={`Portrait of ${name}`}
      width={PHOTO_EDGE}
      height={PHOTO_EDGE}
      loading={isEager ? 'eager' : 'lazy'}
      // The fonts of the text beside the portrait load first.
      fetchPriority={isEager ? 'low' : 'auto'}
      decoding="async"
      className={classNames(
        'photo aspect-square border border-line bg-fog object-cover',
        className,
      )}
    />
  );
}

export function Signature({
  person,
  className = 'mt-5 w-55 max-w-full',
}: {
  person: Pick<PortraitData, 'name' | 'signature'>;
  className?: string | undefined;
}) {
  if (!person.signature) return null;
  return (
    <svg
      viewBox="0 0 240 64"
      role="img"
      aria-label={`Signature of ${person.name}`}
      strokeWidth={1.8}
      className={classNames('icon overflow-visible', className)}
    >
      <path d={person.signature} />
    </svg>
  );
}

export const PLATE_LINE = 'font-mono text-xs/5 text-ink-3';

/**
 * A plate with quote and signature replaces a missing photograph. `hasName` adds the name to the
 * plate.
 */
export function Portrait({
  person,
  hasName = false,
  isEager = false,
  className,
}: {
  person: PortraitData;
  hasName?: boolean;
  isEager?: boolean;
  className?: string | undefined;
}) {
  if (person.photo)
    return <Photo src={person.photo} name={person.name} isEager={isEager} className={className} />;
  return (
    <div
      className={classNames(
        '@container grid border-t-2 border-ink bg-fog px-7 pt-6 pb-5 wrap-anywhere',
        className,
      )}
    >
      {hasName && (
        <>
          <p className={PLATE_LINE}>
            {person.department} / {yearsText(person.yearsExperience)}
          </p>
          <p className="mt-4 max-w-[9em] text-[min(2.75rem,13cqi)]/[1.04] font-heavy tracking-heading">
            {person.name}
          </p>
        </>
      )}
      {person.quote && (
        <blockquote
          className={classNames(
            'font-serif text-pretty',
            hasName ? 'mt-5 text-h3/8' : 'text-[clamp(1.375rem,6.6cqi,1.75rem)]/[1.4]',
          )}
        >
          “<HighlightedText text={person.quote} />”
        </blockquote>
      )}
      <Signature person={person} />
    </div>
  );
}

/** `note` follows the title: "wrote this page". */
export function PersonLine({
  person: { name, title, path, portrait },
  note,
}: {
  person: Pick<TeamEntry, 'name' | 'title' | 'path' | 'portrait'>;
  note: string;
}) {
  return (
    <div className="flex max-w-125 items-center gap-4 border-t-2 border-ink bg-fog px-4 py-2.5">
      {portrait.photo && <Photo src={portrait.photo} name={name} isEager className="w-14" />}
      <p className="min-w-0 text-sm/5 text-ink-2">
        <a href={path} className="block text-h4/6 font-heavy tracking-heading text-ink">
          {name}
        </a>
        {title}, {note}.
      </p>
      {!portrait.photo && (
        <Signature person={portrait} className="ml-auto w-20 flex-none sm:w-28" />
      )}
    </div>
  );
}
