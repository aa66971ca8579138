import type { Site } from '../../content/site.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { Faq } from '../../ui/faq.tsx';
import { CircleAlert, type Icon, Target, TrendingUp, Users } from '../../ui/icons.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { ProsePart } from '../../ui/prose-parts.ts';
import { Section } from '../../ui/section-head.tsx';
import { CityLinks, type LinkedCity } from '../cities/city-links.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import { Notes } from '../claims/page-notes.tsx';
import { Ask } from '../contact/ask.tsx';
import { Closing } from '../contact/closing.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { DrawnExhibitFigure } from '../exhibits/drawn-exhibit.tsx';
import { SectionExhibit } from '../exhibits/section-exhibit.tsx';
import { areaSubject, PROOF_CLAIM } from '../pricing/offer.ts';
import { Offer } from '../pricing/offer-line.tsx';
import { ReportLine } from '../report/report-line.tsx';
import type { Signed } from '../team/signed.ts';
import { ContactBlock } from './contact-block.tsx';
import type { PracticeAreaPage } from './page-schema.ts';
import type { CHALLENGE_ICONS, PracticeArea } from './schema.ts';
import { Statistic } from './statistic.tsx';
import { PRACTICE_AREAS } from './structured-data.ts';

/** The icons of the documents by the names they have in the icon set today. */
const ICONS: Record<(typeof CHALLENGE_ICONS)[number], Icon> = {
  AlertCircle: CircleAlert,
  Target,
  TrendingUp,
  Users,
};

/** Four challenges, each answered under it: what goes wrong, what we do. */
function Challenges({ challenges }: { challenges: PracticeArea['challenges'] }) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {challenges.map(({ icon, title, description, solution }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="flex flex-col border-t border-line pt-5 pb-4 lg:pt-7 lg:pb-6">
            <h3 className="flex items-start gap-3 wrap-anywhere text-[1.3125rem]/[1.2] font-[820] md:text-h3">
              <Icon size={24} strokeWidth={1.5} className="flex-none" />
              {title}
            </h3>
            <p className="mt-2 text-note/6 text-ink-2 md:text-body/7">{description}</p>
            <div className="mt-3 border-l-4 border-double border-red pl-4 md:mt-4">
              <p className="text-sm/6 font-bold">Our Solution</p>
              <p className="text-note/6 md:text-body/7">{solution}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type PracticeAreaProps = {
  area: PracticeArea;
  words: PracticeAreaPage;
  site: Site;
  /** The long sections. */
  parts: readonly ProsePart[];
  claims: readonly NumberedClaim[];
};

type HeroProps = Omit<PracticeAreaProps, 'parts'>;

/** What is offered to whom, what is particular in the field, what it costs, one proof, and the ways to ask. */
function AreaHero({ area, words, site, claims }: HeroProps) {
  const { place, drawing } = area.exhibit;
  const offer = (
    <Offer
      heading={words.budget.heading}
      range={area.budget.range}
      note={area.budget.note}
      link={words.budget.link.label}
      proof={claimOf(PROOF_CLAIM, claims)}
      site={site}
    />
  );
  const drawn = place === 'hero' && <DrawnExhibitFigure exhibit={drawing} letter="A" />;
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
      aside={drawn || offer}
    >
      {drawn && <div className="mt-10 max-w-[30rem]">{offer}</div>}
    </PageHero>
  );
}

/**
 * A practice-area page: what is hard, the field in detail, one figure, how we work in any field, questions, contact.
 */
export function PracticeAreaView({ area, words, site, parts, claims }: PracticeAreaProps) {
  const { place, drawing } = area.exhibit;
  const subject = areaSubject(area.name);
  const detail = parts.map(({ slug, heading, html }) => ({
    id: slug,
    question: heading,
    answer: <Prose html={html} heading={heading} />,
  }));
  const shared = words.shared.points.map(({ title, text }) => ({ question: title, answer: text }));
  return (
    <div className="brief">
      <AreaHero area={area} words={words} site={site} claims={claims} />
      <Section number={1} label={words.challenges.label} heading={area.challengesHeading}>
        {place === 'challenges' && <SectionExhibit exhibit={drawing} />}
        <Challenges challenges={area.challenges} />
      </Section>
      <Section number={2} label={words.article.label} heading={words.article.heading}>
        {place === 'detail' && <SectionExhibit exhibit={drawing} />}
        <Accordion items={detail} numbers="decimal" />
        <ReportLine text={words.article.report} />
      </Section>
      <div className="page mt-14 lg:mt-20">
        <Statistic statistic={area.statistic} sourceLabel={words.statistic.sourceLabel} letter="B" />
      </div>
      <Section number={3} label={words.shared.label} heading={words.shared.heading}>
        <Accordion items={shared} />
        <Ask ask={words.shared.ask} source="practice-area-shared" subject={subject} />
      </Section>
      <Faq number={4} label={words.faq.label} heading={area.faqHeading} items={area.faq} />
      <Section number={5} label={words.contact.label} heading={area.contact.heading}>
        <ContactBlock
          text={area.contact.text}
          lines={words.contact.lines}
          button={words.hero.button}
          source="practice-area-contact"
          subject={subject}
          site={site}
        />
      </Section>
    </div>
  );
}

type EndProps = HeroProps & {
  signed: Signed;
  /** Cities with a page of their own, in the order of lists. */
  cities: readonly LinkedCity[];
};

/** The closing call to action of a practice-area page, and after it what the page rests on. */
export function PracticeAreaEnd({ area, words, site, claims, signed, cities }: EndProps) {
  return (
    <>
      <Closing
        {...words.closing}
        button={words.hero.button}
        phonePrefix={words.hero.phonePrefix}
        source="practice-area-closing"
        subject={areaSubject(area.name)}
        site={site}
      />
      <Notes claims={claims} sources={area.sources} signed={signed} heading={words.sources}>
        <CityLinks cities={cities} title="Where we work" className="mt-8" />
      </Notes>
    </>
  );
}
