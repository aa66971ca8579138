import { classNames } from '../../ui/class-names.ts';
import { Marked } from '../../ui/marked.tsx';
import { yearsText } from './profile.ts';
import type { TeamMember } from './schema.ts';

export type PortraitOf = Pick<
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
  portrait: PortraitOf;
};

const PHOTO_EDGE = 480;

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
      // The fonts of the text beside it load first.
      fetchPriority={early ? 'low' : 'auto'}
      decoding="async"
      className={classNames(
        'photo aspect-square border border-line bg-fog object-cover',
        className,
      )}
    />
  );
}

export function Signature({
  of,
  className = 'mt-5 w-55 max-w-full',
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
      strokeWidth={1.8}
      className={classNames('icon overflow-visible', className)}
    >
      <path d={of.signature} />
    </svg>
  );
}

export const PLATE_LINE = 'font-mono text-xs/5 text-ink-3';

/**
 * A plate with quote and signature replaces a missing photograph; only a `named` plate has the
 * name.
 */
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
    <div
      className={classNames(
        '@container grid border-t-2 border-ink bg-fog px-7 pt-6 pb-5 wrap-anywhere',
        className,
      )}
    >
      {named && (
        <>
          <p className={PLATE_LINE}>
            {of.department} / {yearsText(of.yearsExperience)}
          </p>
          <p className="mt-4 max-w-[9em] text-[min(2.75rem,13cqi)]/[1.04] font-heavy tracking-heading">
            {of.name}
          </p>
        </>
      )}
      {of.quote && (
        <blockquote
          className={classNames(
            'font-serif text-pretty',
            named ? 'mt-5 text-h3/8' : 'text-[clamp(1.375rem,6.6cqi,1.75rem)]/[1.4]',
          )}
        >
          “<Marked text={of.quote} />”
        </blockquote>
      )}
      <Signature of={of} />
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
      {portrait.photo && <Photo src={portrait.photo} name={name} early className="w-14" />}
      <p className="min-w-0 text-sm/5 text-ink-2">
        <a href={path} className="block text-h4/6 font-heavy tracking-heading text-ink">
          {name}
        </a>
        {title}, {note}.
      </p>
      {!portrait.photo && <Signature of={portrait} className="ml-auto w-20 flex-none sm:w-28" />}
    </div>
  );
}
