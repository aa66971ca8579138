import type { Site } from '../../content/site.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallToAction } from '../contact/call-to-action.tsx';
import { CALL_FACTS } from '../contact/closing.tsx';
import { type Article, articlesBy } from './articles-by.ts';
import type { PortraitImage } from './portrait.tsx';
import { firstName } from './profile.ts';
import { ProfileArticles } from './profile-articles.tsx';
import { ProfileHero } from './profile-hero.tsx';
import { Achievements, Biography, Expertise } from './profile-sections.tsx';
import type { TeamMember } from './schema.ts';
import './team.css';

export const MEMBER_NOT_FOUND_META: PageMetaInput = {
  title: 'Team Member Not Found',
  description: 'There is no profile at this address.',
  path: '/team/not-found',
  canonical: null,
  noindex: true,
};

type TeamMemberViewProps = {
  member: TeamMember;
  portrait: PortraitImage;
  /** HTML made from the body of the member's file. */
  biography: string;
  /** All articles of the site; those of the member are picked here. */
  articles: readonly Article[];
};

/** Profile of a member of the team. */
export function TeamMemberView({ member, portrait, biography, articles }: TeamMemberViewProps) {
  return (
    <>
      <ProfileHero member={member} portrait={portrait} />
      <Biography member={member} biography={biography} />
      <Expertise member={member} />
      <Achievements member={member} />
      <ProfileArticles name={member.name} articles={articlesBy(member.name, articles)} />
    </>
  );
}

/** The closing call to action of a profile. */
export function TeamMemberClosing({ member, site }: { member: TeamMember; site: Site }) {
  return (
    <CallToAction
      lines={[`Work with ${firstName(member.name)}.`]}
      text="Thirty minutes on your firm’s numbers, with the people who would do the work."
      facts={CALL_FACTS}
      action={
        <>
          <Button href="/#contact" data-intent="contact" data-source="team-profile">
            Schedule Free Consultation
          </Button>
          <Button look="night" href={site.phoneHref}>
            Call {site.phone}
          </Button>
        </>
      }
    />
  );
}

/** The page of every /team/ address that is nobody's. */
export function MemberNotFoundView() {
  return (
    <Notice
      title="Team Member Not Found"
      lede="No one on the team has this address. Everyone who works here is on the about page."
      nearest="People with a similar name"
      way={{ label: 'Back to About Us', href: '/about' }}
    />
  );
}
