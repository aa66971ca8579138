import { Photo, Signature, type TeamEntry } from './portrait.tsx';

/** `note` comes after the title: "wrote this page". */
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
