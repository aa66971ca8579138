import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Ask } from '../contact/ask.tsx';
import { firstName, profileAsk } from './profile.ts';
import type { TeamMember } from './schema.ts';

type SectionProps = { number: number; member: TeamMember };

/** The biography, with what the person has passed and studied beside it. */
export function Biography({ number, member, biography }: SectionProps & { biography: string }) {
  const passed = [...member.credentials, ...member.education];
  return (
    <Section number={number} label="Biography" heading={`About ${firstName(member.name)}`}>
      <div
        className={classNames(
          'grid gap-x-14 gap-y-10',
          passed.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_17rem]',
        )}
      >
        <Prose html={biography} />
        {passed.length > 0 && (
          <div>
            <h3 className="border-t border-ink pt-3.5 text-body/6 tracking-normal">
              Credentials & Education
            </h3>
            <ul className="mt-3 border-b border-line text-note/6">
              {passed.map((entry) => (
                <li key={entry} className="border-t border-line py-2.5">
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Ask
        ask={profileAsk(member)}
        source="team-biography"
        subject={`${member.expertise[0]}, for ${member.name}`}
      />
    </Section>
  );
}

/** Fields of work, and the kinds of work in them. */
export function Expertise({ number, member }: SectionProps) {
  return (
    <Section number={number} label="Work" heading="Areas of Expertise" size="small">
      <ul className="grid gap-x-9 border-t border-ink sm:grid-cols-2">
        {member.expertise.map((area) => (
          <li key={area} className="border-b border-line py-2.5">
            {area}
          </li>
        ))}
      </ul>
      {member.specializations.length > 0 && (
        <div className="mt-11 grid gap-x-9 gap-y-4 border-t border-ink pt-4 md:grid-cols-[13rem_1fr]">
          <h3 className="text-h3">Specializations</h3>
          <ul className="md:-mt-4">
            {member.specializations.map((entry) => (
              <li key={entry} className="border-b border-line py-3.5 text-lede/7">
                {entry}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** What the person has done, one sentence each. */
export function Achievements({ number, member }: SectionProps) {
  return (
    <Section number={number} label="Record" heading="Notable Achievements" size="small">
      <ol className="border-b border-line">
        {member.notableAchievements.map((entry, index) => (
          <li
            key={entry}
            className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-line py-6 md:grid-cols-[3.5rem_1fr]"
          >
            <span aria-hidden="true" className="font-mono text-sm font-bold text-red">
              {index + 1}
            </span>
            <span className="max-w-[34em] text-h3/[1.4] font-[560] tracking-heading">{entry}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
