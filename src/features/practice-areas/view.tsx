import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ProsePart } from '../../ui/prose-parts.ts';
import { CityLinks } from '../cities/city-links.tsx';
import { claimsShownOn } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { CallToAction } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import type { PageSigners } from '../team/signed.ts';
import { BudgetsAndClaims } from './budget.tsx';
import type { DetailSection, PracticeArea, PracticeAreaPage } from './schema.ts';
import { PRACTICE_AREAS } from './structured-data.ts';

type PracticeAreaProps = {
  area: PracticeArea;
  copy: PracticeAreaPage;
  parts: readonly ProsePart[];
  context: SectionContext;
  signers: PageSigners;
  areas: readonly PracticeArea[];
};

/** The register assigns claims to these pages by this pattern. */
export const AREA_PAGES = '/practice-areas/*';

type HeroProps = Pick<PracticeAreaProps, 'area' | 'copy' | 'context' | 'areas'>;

function AreaHero({ area, copy, context, areas }: HeroProps) {
  const { claims, site } = context;
  const shownClaims = claimsShownOn(AREA_PAGES, claims);
  const hasAside = area.budget !== undefined || shownClaims.length > 0;
  return (
    <PageHero
      trail={[{ label: PRACTICE_AREAS }, { label: area.name }]}
      headline={area.headline}
      statement={area.statement}
      lede={area.lede}
      actions={
        <>
          <OpenContact
            label={copy.hero.button}
            source="practice-area-hero"
            subject={context.subject}
          />
          <Button look="secondary" href={site.phoneHref}>
            {copy.hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
      isPleading
      aside={
        hasAside && (
          <BudgetsAndClaims area={area} copy={copy.budget} areas={areas} claims={shownClaims} />
        )
      }
    />
  );
}

function Detail({
  parts,
  ...props
}: SectionProps<DetailSection> & Pick<PracticeAreaProps, 'parts'>) {
  return (
    <NumberedSection {...props} isWide>
      {parts.map(({ slug, heading, html }, index) => (
        <div
          key={slug}
          id={slug}
          className={classNames(
            index > 0 && 'mt-7 lg:mt-10',
            'grid gap-x-9 gap-y-3 border-t border-line pt-4 lg:grid-cols-[200px_minmax(0,1fr)]',
          )}
        >
          <h3 className="text-h4/6 text-balance">{heading}</h3>
          <Prose html={html} heading={heading} />
        </div>
      ))}
    </NumberedSection>
  );
}

/** A text section without text is left out. */
const visibleSections = ({
  area,
  copy,
  parts,
}: Pick<PracticeAreaProps, 'area' | 'copy' | 'parts'>) =>
  area.sections.flatMap((section) => {
    if (section.kind === 'shared') return copy.shared ?? [];
    return section.kind === 'detail' && !parts.length ? [] : section;
  });

export function PracticeAreaView(props: PracticeAreaProps) {
  const { area, copy, parts, context, signers, areas } = props;
  const { claims, cities } = context;
  return (
    <div className="brief">
      <AreaHero area={area} copy={copy} context={context} areas={areas} />
      <Sections
        sections={visibleSections(props)}
        pageViews={{ detail: (section) => <Detail {...section} parts={parts} /> }}
        context={context}
      />
      <Notes claims={claims} sources={area.sources} signers={signers} heading={copy.sources}>
        <CityLinks cities={cities} title="Where we work" className="mt-8" />
      </Notes>
    </div>
  );
}

type ContactProps = Pick<PracticeAreaProps, 'area' | 'copy' | 'context'>;

export function PracticeAreaContact({ area, copy, context }: ContactProps) {
  const { hero, contact } = copy;
  const { site, subject } = context;
  const email = (
    <a href={`mailto:${site.email}`} className="text-paper underline underline-offset-4">
      {site.email}
    </a>
  );
  return (
    <CallToAction
      id="contact-block"
      lines={[area.contact.heading]}
      text={area.contact.text}
      facts={contact.lines.map(({ kind, term, note }) => ({
        term,
        text:
          kind === 'email' ? (
            <>
              {email} {note}
            </>
          ) : (
            note
          ),
      }))}
      action={
        <>
          <OpenContact label={hero.button} source="practice-area-contact" subject={subject} />
          <Button look="night" href={site.phoneHref}>
            {hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
    />
  );
}
