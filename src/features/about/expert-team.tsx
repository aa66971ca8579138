import { Glossed } from '../../ui/glossed.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { shownFigures } from '../claims/shown-claims.tsx';
import { Photo, type PortraitOf } from '../team/portrait.tsx';
import type { About } from './schema.ts';

/** A team member as lists show one. */
export type TeamEntry = { slug: string; path: string; name: string; title: string; portrait: PortraitOf };

type TeamProps = {
  number: number;
  team: NonNullable<About['team']>;
  members: readonly TeamEntry[];
  claims: readonly NumberedClaim[];
};

type Plan = NonNullable<About['team']>['plan'];

/** Name and work on every desk, and the photograph of whoever has one. */
function Desks({ members, plan }: { members: readonly TeamEntry[]; plan?: Plan }) {
  return (
    <ul className="desks">
      {members.map(({ slug, path, name, title, portrait }) => (
        <li key={slug} className={slug === plan?.phone ? 'desk desk-phone' : 'desk'}>
          {portrait.photo && <Photo src={portrait.photo} name={name} className="desk-photo" />}
          <p className="plate-line">{portrait.department}</p>
          <a href={path}>{name}</a>
          <p className="text-sm/5 text-ink-2">{title}</p>
          {slug === plan?.phone && <p className="desk-note">{plan.note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Who sits where, as a plan of the room. */
function SeatingPlan({ members, plan }: { members: readonly TeamEntry[]; plan: NonNullable<Plan> }) {
  return (
    <figure className="plan">
      <Desks members={members} plan={plan} />
      <svg className="plan-door" viewBox="0 0 64 64" aria-hidden="true">
        <path d="M2 62V2a60 60 0 0 1 60 60" />
      </svg>
      <figcaption className="plate-line">{plan.caption}</figcaption>
    </figure>
  );
}

/** The team: the seating plan beside its figures. */
export function ExpertTeam({ number, team, members, claims }: TeamProps) {
  return (
    <Section number={number} label={team.label} heading={team.heading} id="team" wide>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,15fr)_minmax(0,7fr)]">
        {team.plan ? <SeatingPlan members={members} plan={team.plan} /> : <Desks members={members} />}
        <div className="flex flex-col justify-between gap-y-7">
          <p className="text-ink-2">
            <Glossed text={team.text} />
          </p>
          {team.figures.length > 0 && (
            <dl className="border-b border-line">
              {shownFigures(team.figures, claims).map((entry) => (
                <div
                  key={entry.figure}
                  className="grid grid-cols-[7rem_1fr] items-baseline border-t border-line py-3"
                >
                  <dt className="order-2 text-note/6 text-ink-2">{entry.label}</dt>
                  <dd className="text-title/[1.15] font-heavy tracking-heading">{entry.figure}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  );
}
