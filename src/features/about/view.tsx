import type { SectionContext } from '../../blocks/section-props.tsx';
import { SectionedPage } from '../../blocks/sections.tsx';
import type { Glossary } from '../../content/glossary.ts';
import type { Site } from '../../content/site.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { ShownClaims } from '../claims/shown-claims.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import type { GroupPicture } from '../team/portraits.ts';
import { ExpertTeam } from './expert-team.tsx';
import type { About } from './schema.ts';

type AboutProps = {
  about: About;
  context: SectionContext;
  /** Photograph of the team, where there is one. */
  picture?: GroupPicture | undefined;
  terms: Glossary['terms'];
};

/** The about page: what the agency is, its figures, and the sections of its file. */
export function AboutView({ about, context, picture, terms }: AboutProps) {
  const { hero, stats, sections, closing } = about;
  return (
    <SectionedPage
      hero={
        <PageHero
          headline={hero.headline}
          lede={hero.lede}
          actions={<OpenContact label={closing.button} source="about-hero" />}
        >
          {stats.length > 0 && (
            <div className="mt-8 max-w-[56rem] lg:mt-12">
              <ShownClaims shown={stats} claims={context.claims} />
            </div>
          )}
        </PageHero>
      }
      sections={sections}
      own={{ team: (props) => <ExpertTeam {...props} picture={picture} /> }}
      context={context}
      terms={terms}
    />
  );
}

/** The closing call to action, after the claims. */
export function AboutClosing({ closing, site }: Pick<About, 'closing'> & { site: Site }) {
  return <Closing {...closing} source="about-closing" site={site} />;
}
