import { Glossed } from '../../ui/glossed.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { shownFigures } from '../claims/shown-claims.tsx';
import type { PortraitImage } from '../team/portrait.tsx';
import type { About } from './schema.ts';

/** How many stand in the back row: one fewer than in front, so that every face shows between two shoulders. */
function backRow(count: number) {
  return Math.floor((count - 1) / 2);
}

function Row({ members }: { members: readonly TeamEntry[] }) {
  return (
    <div className="group-row">
      {members.map((member) => (
        <img
          key={member.slug}
          src={member.portrait.src}
          alt=""
          width="240"
          height="240"
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

/** Everybody in one picture: drawings stand together in two rows; as soon as one is a photo, plates side by side. */
function GroupPicture({ members, alt }: { members: readonly TeamEntry[]; alt: string }) {
  const back = backRow(members.length);
  const drawn = members.every(({ portrait }) => portrait.illustration);
  return (
    <div role="img" aria-label={alt} className={drawn ? 'group-picture' : 'group-plates'}>
      <Row members={members.slice(members.length - back)} />
      <Row members={members.slice(0, members.length - back)} />
    </div>
  );
}

/** A team member as lists show one. */
export type TeamEntry = { slug: string; path: string; name: string; title: string; portrait: PortraitImage };

type TeamProps = {
  number: number;
  team: About['team'];
  members: readonly TeamEntry[];
  claims: readonly NumberedClaim[];
};

/** The team: group picture beside its figures, and under them everybody by name. */
export function ExpertTeam({ number, team, members, claims }: TeamProps) {
  return (
    <Section number={number} label={team.label} heading={team.heading} id="team" wide>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,13fr)_minmax(0,8fr)]">
        <GroupPicture members={members} alt={team.photoAlt} />
        <div className="flex flex-col justify-between gap-y-7">
          <p className="text-ink-2">
            <Glossed text={team.text} />
          </p>
          <dl className="border-b border-line">
            {shownFigures(team.figures, claims).map((entry) => (
              <div
                key={entry.figure}
                className="grid grid-cols-[7rem_1fr] items-baseline border-t border-line py-3"
              >
                <dt className="order-2 text-note/6 text-ink-2">{entry.label}</dt>
                <dd className="text-[1.75rem]/[1.15] font-[820] tracking-[-0.022em]">{entry.figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ul className="mt-10 grid gap-x-12 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member) => (
          <li
            key={member.slug}
            className="relative flex items-start justify-between gap-4 border-t border-line py-4 hover:bg-fog"
          >
            <div className="min-w-0">
              <a href={member.path} className="font-bold after:absolute after:inset-0">
                {member.name}
              </a>
              <p className="text-note/6 text-ink-2">{member.title}</p>
            </div>
            <ArrowRight size={18} strokeWidth={1.5} className="mt-1 flex-none" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
