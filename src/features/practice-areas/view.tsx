import {
  NumberedSection,
  type SectionContext,
  type SectionProps,
} from '../../blocks/section-props.tsx';
import { Sections } from '../../blocks/sections.tsx';
import type { Site } from '../../content/site.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ProsePart } from '../../ui/prose-parts.ts';
import { CityLinks } from '../cities/city-links.tsx';
import { claimsShownOn } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { CallToAction } from '../contact/call-to-action.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { areaSubject } from '../pricing/offer.ts';
import type { PageSigners } from '../team/signed.ts';
import { Budget } from './budget.tsx';
import type { DetailSection, PracticeArea, PracticeAreaPage } from './schema.ts';
import { PRACTICE_AREAS } from './structured-data.ts';

type PracticeAreaProps = {
  area: PracticeArea;
  words: PracticeAreaPage;
  site: Site;
  /** The text under the header block. */
  parts: readonly ProsePart[];
  context: SectionContext;
  signed: PageSigners;
  /** All practice areas of the site. */
  all: readonly PracticeArea[];
};

/** Pattern by which the register assigns claims to the pages of all practice areas. */
export const AREA_PAGES = '/practice-areas/*';

type HeroProps = Pick<PracticeAreaProps, 'area' | 'words' | 'site' | 'all'> &
  Pick<SectionContext, 'claims'>;

/** Renders the opening: headline, statement, budget, claims as proof, and the buttons for a request and a call. */
function AreaHero({ area, words, site, claims, all }: HeroProps) {
  const proofs = claimsShownOn(AREA_PAGES, claims);
  const hasAside = area.budget !== undefined || proofs.length > 0;
  return (
    <PageHero
      trail={[{ label: PRACTICE_AREAS }, { label: area.name }]}
      headline={area.headline}
      statement={area.statement}
      lede={area.lede}
      actions={
        <>
          <OpenContact
            label={words.hero.button}
            source="practice-area-hero"
            subject={areaSubject(area.name)}
          />
          <Button look="secondary" href={site.phoneHref}>
            {words.hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
      isPleading
      aside={hasAside && <Budget area={area} words={words.budget} all={all} proofs={proofs} />}
    />
  );
}

/** Renders the text under the header block. The heading of each part is beside it. */
function Detail({
  parts,
  ...props
}: SectionProps<DetailSection> & Pick<PracticeAreaProps, 'parts'>) {
  return (
    <NumberedSection {...props} wide>
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

/** Returns the sections of a page: the shared section is inserted, and a text section without text is left out. */
const shownSections = ({
  area,
  words,
  parts,
}: Pick<PracticeAreaProps, 'area' | 'words' | 'parts'>) =>
  area.sections.flatMap((section) => {
    if (section.kind === 'shared') return words.shared ?? [];
    return section.kind === 'detail' && !parts.length ? [] : section;
  });

/** Renders the page of a practice area: the opening, the sections of its file, its sources and claims. */
export function PracticeAreaView(props: PracticeAreaProps) {
  const { area, words, site, parts, context, signed, all } = props;
  const { claims, cities } = context;
  return (
    <div className="brief">
      <AreaHero area={area} words={words} site={site} claims={claims} all={all} />
      <Sections
        sections={shownSections(props)}
        pageViews={{ detail: (section) => <Detail {...section} parts={parts} /> }}
        context={context}
      />
      <Notes claims={claims} sources={area.sources} signed={signed} heading={words.sources}>
        <CityLinks cities={cities} title="Where we work" className="mt-8" />
      </Notes>
    </div>
  );
}

/** Renders the contact block at the end of the page, with the subject of the call, the phone number and the mail address. */
export function PracticeAreaContact({
  area,
  words,
  site,
}: Pick<PracticeAreaProps, 'area' | 'words' | 'site'>) {
  const { hero, contact } = words;
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
          <OpenContact
            label={hero.button}
            source="practice-area-contact"
            subject={areaSubject(area.name)}
          />
          <Button look="night" href={site.phoneHref}>
            {hero.phonePrefix} {site.phone}
          </Button>
        </>
      }
    />
  );
}
