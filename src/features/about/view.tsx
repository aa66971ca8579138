import { Person } from '../../blocks/people.tsx';
import { findSection } from '../../blocks/schema.ts';
import { requireMember, type SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import type { GroupPicture } from '../team/portraits.ts';
import { ExpertTeam } from './expert-team.tsx';
import type { About } from './schema.ts';

type AboutViewProps = {
  about: About;
  context: SectionContext;
  picture?: GroupPicture | undefined;
};

export function AboutView({ about, context, picture }: AboutViewProps) {
  const { hero, sections, closing } = about;
  const [founder] = findSection(sections, 'people')?.people ?? [];
  return (
    <SectionedPage
      hero={
        <PageHero
          isPleading
          headline={hero.headline}
          lede={hero.lede}
          actions={<OpenContact label={closing.button} source="about-hero" />}
          aside={founder && <Person person={requireMember(founder.person, context.team)} isEager />}
        />
      }
      sections={sections}
      pageViews={{ team: (props) => <ExpertTeam {...props} picture={picture} /> }}
      context={{ ...context, heroMemberSlug: founder?.person }}
    />
  );
}
