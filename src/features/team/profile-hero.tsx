import { Button } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Portrait, type PortraitImage } from './portrait.tsx';
import { profileCounters, profileTrail, yearsOfExperience } from './profile.ts';
import type { TeamMember } from './schema.ts';

function Contacts({ member }: { member: TeamMember }) {
  const buttons = [
    { label: 'Email', href: `mailto:${member.email}` },
    { label: 'LinkedIn', href: member.linkedin },
    { label: 'Twitter', href: member.twitter },
  ];
  return buttons.map(
    ({ label, href }) =>
      href && (
        <Button
          key={label}
          look="secondary"
          href={href}
          rel={href.startsWith('http') ? 'noopener' : undefined}
        >
          {label}
        </Button>
      ),
  );
}

/** Who it is: department, name, title, years, ways to write, two counters, and the portrait. */
export function ProfileHero({ member, portrait }: { member: TeamMember; portrait: PortraitImage }) {
  return (
    <PageHero
      trail={profileTrail(member.name)}
      kicker={<p className="badge">{member.department}</p>}
      headline={member.name}
      actions={<Contacts member={member} />}
      lede={`${member.title}, ${yearsOfExperience(member.yearsExperience)}`}
      aside={
        <Portrait
          {...portrait}
          name={member.name}
          size="large"
          loading="eager"
          className="w-full max-w-104"
        />
      }
    >
      <dl className="mt-11 flex flex-wrap gap-x-14 gap-y-6 border-t border-ink pt-5">
        {profileCounters(member).map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-note/6 text-ink-2">{label}</dt>
            <dd className="text-[2.75rem]/[1.1] font-[840] tracking-[-0.03em]">{figure}</dd>
          </div>
        ))}
      </dl>
    </PageHero>
  );
}
